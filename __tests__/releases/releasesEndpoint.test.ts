import { releasesEndpoint } from "../../src/releases/releasesEndpoint";

test("the address is that of the API's document, without a query", () => {
  expect(releasesEndpoint("https://api.github.com", { owner: "octo", name: "player" })).toBe(
    "https://api.github.com/repos/octo/player/releases",
  );
});
