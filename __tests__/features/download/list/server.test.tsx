/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { ReleaseListProvider, useReleaseList } from "../../../../src/features/download/list/useReleaseList";

function Section() {
  const { refresh, allReleasesFile } = useReleaseList();
  return <>{`${refresh.status} ${allReleasesFile.status}`}</>;
}

test("the build makes no call, and React logs no warning", () => {
  const complain = jest.spyOn(console, "error");
  const html = renderToString(
    <ReleaseListProvider
      readAt="2026-11-21T10:00:00.000Z"
      built={{ newest: [], latestFiles: [], offered: [], total: 0, step: 30 }}
      urls={{ live: "/live", all: "/releases.json" }}
    >
      <Section />
    </ReleaseListProvider>,
  );
  expect(html).toBe("built idle");
  expect(complain).not.toHaveBeenCalled();
});
