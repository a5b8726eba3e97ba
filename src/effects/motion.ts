// These two are small. With framer-motion's components, the page would load five times as much script before it can be used.
export { inView } from "framer-motion/dom";
export { animate } from "framer-motion/dom/mini";
