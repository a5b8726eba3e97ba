/** fast-check with one seed for all tests, so that each run tries the same. */
import fc from "fast-check";

fc.configureGlobal({ seed: 20_260_304 });

export { fc as default };
