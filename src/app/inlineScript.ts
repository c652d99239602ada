/**
 * The one inline script: runs before the first paint and has no other job than this. It applies the theme cookie, in
 * Telegram the host's theme parameters from the hash, names the shell, and gives `sessionStorage` a stand-in in memory
 * where the browser blocks it (the Telegram SDK would throw at start). Its hash is in the CSP, so its text is fixed.
 */
export const inlineScript = `(function(){var d=document.documentElement,h=location.hash.slice(1),s,l;
try{s=sessionStorage;s.getItem("x")}catch(e){var m={};s={getItem:function(k){return k in m?m[k]:null},setItem:function(k,v){m[k]=String(v)},removeItem:function(k){delete m[k]},clear:function(){m={}},key:function(i){return Object.keys(m)[i]||null},get length(){return Object.keys(m).length}};try{Object.defineProperty(window,"sessionStorage",{value:s,configurable:true})}catch(e){}}
try{if(h.indexOf("tgWebAppPlatform=")<0){h="";l=JSON.parse(s.getItem("tapps/launchParams")||'""');if(typeof l==="string"&&l.indexOf("tgWebAppPlatform=")>=0&&parent!==window)h=l}}catch(e){}
var p=new URLSearchParams(h),t=(document.cookie.match(/(?:^|; )theme=(\\w+)/)||[])[1];
if(p.get("tgWebAppPlatform")&&p.get("tgWebAppVersion")){d.dataset.shell="telegram";try{var q=JSON.parse(p.get("tgWebAppThemeParams")||"{}"),b=q.bg_color||"";for(var k in q)if(/^#[0-9a-f]{6}$/i.test(q[k]))d.style.setProperty("--tg-theme-"+k.replace(/_/g,"-"),q[k]);if(/^#[0-9a-f]{6}$/i.test(b)){var n=parseInt(b.slice(1),16);t=((n>>16)*299+(n>>8&255)*587+(n&255)*114)/1000>140?"light":"dark"}}catch(e){}}
else if(matchMedia("(display-mode: standalone)").matches||navigator.standalone)d.dataset.shell="pwa";
if(t==="light"||t==="dark")d.dataset.theme=t})()`;
