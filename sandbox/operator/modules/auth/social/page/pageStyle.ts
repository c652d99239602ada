/** The look of the operator's own pages. */
export const pageStyle = `
:root { font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; text-align: center; background: #f4f1ea; color: #1c1a17; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; max-inline-size: 28rem; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #14161c; color: #f2efe8; } }
`;
