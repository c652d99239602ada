/**
 * The only inline script; it runs before the first paint. It applies the theme cookie if that names one of the themes
 * which the server wrote onto the element (4-46), else, where the content system has no default, that of the visitor's
 * system (the server has written none then, so that its page is the same for all), and in Telegram the theme parameters of the hash, whatever the list.
 * It keeps the clicks on a page whose code is not here yet (`earlyPresses.ts`). It sets the shell name, and replaces `sessionStorage` by one in memory where the browser blocks it (the Telegram SDK
 * would throw at start). It sets which part of a `ForVisitor` is shown until the session is known: the player's if the
 * hint cookie says so (`lib/visitor.ts`) or a messenger launch is about to sign its user in.
 *
 * Launch data is read only in a frame or a native web view, since anybody can put it into a link; `hasHost` checks
 * later which frames are a messenger's. Storage is accessed only in those cases: it delays the first paint of an
 * ordinary visit by milliseconds. `document.cookie` would too, since it blocks on another process; `cookieStore` is
 * asynchronous, and the page stays hidden until it answers, so that neither theme nor header visibly changes. It is shown
 * last: a media query that is asked of a shown page styles and lays it out, and the theme would do both again. The CSP
 * contains this script's hash, so its text is constant.
 */
export const inlineScript = `(function(){window.presses=[];addEventListener("click",function(e){window.presses.push(e)},true);var d=document.documentElement,h=location.hash.slice(1).replace(/^[^=]*[?&](?=tgWebApp)/,""),g=h.indexOf("tgWebAppPlatform=")>=0,x=window.TelegramWebviewProxy,e=window.external,t,s,l;
function v(x){if(x==="player")d.dataset.visitor=x}
function a(t){if(t&&(d.dataset.themes||"").split(" ").indexOf(t)>=0)d.dataset.theme=t;else if(d.dataset.theme==="")d.dataset.theme=matchMedia("(prefers-color-scheme: light)").matches?"light":"dark";d.hidden=false}
if(parent!==window||x&&typeof x.postEvent==="function"||e&&typeof e.notify==="function"){try{s=sessionStorage;s.getItem("x")}catch(e){var m={};s={getItem:function(k){return k in m?m[k]:null},setItem:function(k,v){m[k]=String(v)},removeItem:function(k){delete m[k]},clear:function(){m={}},key:function(i){return Object.keys(m)[i]||null},get length(){return Object.keys(m).length}};try{Object.defineProperty(window,"sessionStorage",{value:s,configurable:true})}catch(e){}}
try{if(!g){l=JSON.parse(s.getItem("tapps/launchParams")||'""');h=typeof l==="string"?l:""}}catch(e){h=""}
var p=new URLSearchParams(h);
if(p.get("tgWebAppPlatform")&&p.get("tgWebAppVersion")){d.dataset.shell="telegram";v(p.get("tgWebAppData")&&"player");try{var q=JSON.parse(p.get("tgWebAppThemeParams")||"{}"),b=q.bg_color||"";for(var k in q)if(/^#[0-9a-f]{6}$/i.test(q[k]))d.style.setProperty("--tg-theme-"+k.replace(/_/g,"-"),q[k]);if(/^#[0-9a-f]{6}$/i.test(b)){var n=parseInt(b.slice(1),16);t=((n>>16)*299+(n>>8&255)*587+(n&255)*114)/1000>140?"light":"dark"}}catch(e){}}}
if(d.dataset.shell!=="telegram"&&matchMedia("(display-mode: standalone)").matches)d.dataset.shell="pwa";
if(t){d.hidden=false;d.dataset.theme=t}else if(window.cookieStore){d.hidden=true;cookieStore.getAll().then(function(c){var o={};c.forEach(function(k){o[k.name]=k.value});v(o.croupier_visitor);a(o.theme)},function(){a()})}else{var r=function(n){return(document.cookie.match("(?:^|; )"+n+"=(\\\\w+)")||[])[1]};v(r("croupier_visitor"));a(r("theme"))}})()`;
