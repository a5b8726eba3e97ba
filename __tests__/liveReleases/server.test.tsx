/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useLiveReleases } from "../../src/liveReleases/useLiveReleases";
import { useOlderReleases } from "../../src/liveReleases/useOlderReleases";

function States() {
  const [refresh] = useLiveReleases("/live");
  const [older] = useOlderReleases("/releases.json");
  return (
    <>
      {refresh.status} {older.status}
    </>
  );
}

test("in the built HTML nothing has been asked for, and React has nothing to complain of", () => {
  const complain = jest.spyOn(console, "error");
  expect(renderToString(<States />).replace(/<!-- -->/g, "")).toBe("built idle");
  expect(complain).not.toHaveBeenCalled();
});
