import { footerWords, productName } from "../../site/product";
import type { LegalPage } from "./LegalText";
import { AboutChanges, Questions } from "./paragraphs";

export const privacyPolicy: LegalPage = {
  title: footerWords.privacy,
  description:
    `What ${productName} knows about you: nothing. ` +
    "What this website asks of others: one request.",
  lastUpdated: "today",
  short: "In one line: there is no account, and we collect nothing.",
  sections: {
    "Information Collection": (
      <>
        <p>
          {productName} collects no personal data. There is no registration, no sign-in, no profile
          and no identifier. We could not tell you how many songs you played last night, because we
          do not know.
        </p>
        <p>The app works offline. When it is offline it talks to nobody.</p>
        <p>
          This website sets no cookies, stores nothing in your browser that tells you apart from
          another visitor, and counts no visits. If you pause its motion, your browser remembers
          that, and tells nobody.
        </p>
        <p>
          On the download page your browser reads a file that you have it check, and names the
          processor and the version of your Android phone to find the file for it. All of it stays
          on your device.
        </p>
      </>
    ),
    "Data Storage": (
      <>
        <p>
          Your music and your playlists stay on your device. They are not copied to us, and there is
          no server of ours that could hold them.
        </p>
        <ul role="list">
          <li>Deleting a song in the app deletes the file.</li>
          <li>Removing the app removes everything it kept.</li>
          <li>A playlist leaves your device only when you share it.</li>
        </ul>
      </>
    ),
    "Third-Party Services": (
      <>
        <p>
          To search and play the online catalogue the app asks the services that host the music.
          They receive what any web server receives: your network address and what you asked for.
          Their own policies apply to that.
        </p>
        <p>
          This website makes one request to another party: when you open the download page, come
          back to it, find the network again on it, or look something up there after a while, your
          browser asks GitHub's releases API for the list of releases. GitHub then sees your network
          address, and no cookie or name goes along. A download itself comes from GitHub too.
          Whoever hosts this website receives what any web server receives.
        </p>
      </>
    ),
    "Updates & Changes": (
      <p>
        If this policy changes, this page changes with it. <AboutChanges />
      </p>
    ),
    "Contact Us": <Questions about="privacy" />,
  },
};
