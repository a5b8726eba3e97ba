// Chosen for their size: framer-motion's own components would be five times the scripts, before the page can be used.
export { inView } from "framer-motion/dom";
export { animate } from "framer-motion/dom/mini";
