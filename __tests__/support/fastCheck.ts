/**
 * fast-check with one seed for all tests, so that each run tries the same. Only `npm run mutation`, which sets ROOM, tries something
 * new each time.
 */
import fc from "fast-check";

if (!process.env.ROOM) fc.configureGlobal({ seed: 20_260_304 });

export { fc as default };
