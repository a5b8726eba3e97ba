// Every class has its own name. `__esModule` lets `import * as styles` see through to the proxy.
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => (name in target ? true : String(name)) });
