// Jest loads this instead of every style sheet: the name of a class is its key. With `__esModule`,
// `import * as styles` reads from the proxy.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? true : String(name)) },
);
