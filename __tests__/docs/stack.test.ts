/** @jest-environment node */
import packageJson from "../../package.json";
import { repositoryTexts } from "../support/repositoryFiles";

/** The packages that this site was ordered with. */
const STACK =
  "gatsby react react-dom gatsby-plugin-react-helmet react-helmet framer-motion @tsparticles/react " +
  "@tsparticles/slim gatsby-plugin-typescript jest @testing-library/react";

// The support folder uses the packages for tests, and names no other one, not even in a mock.
const code = repositoryTexts().filter(({ file }) => /^(src|gatsby-|__tests__\/support)/.test(file));
const { dependencies, devDependencies, scripts } = packageJson;
const texts = [...code.map(({ text }) => text), JSON.stringify(scripts)];

test.each(STACK.split(" "))("%s is a dependency, and in use", (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const use = new RegExp(`"${name}(/[^"]+)?"`);
  expect(texts.some((text) => use.test(text))).toBe(true);
});
