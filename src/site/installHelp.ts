import { stores, userContent } from "./product";

/** A store may sign the app with its own key. */
export const updateText = () =>
  "A newer version installs over the one that you have" +
  `${stores.length > 0 ? " from this site or GitHub" : ""}. Your ${userContent} stay.`;
export const storeText = ", whose version may have another key";

export const goingBackText =
  "Android does not install an older version over a newer one. " +
  `You would have to remove the app first, with the ${userContent} in it.`;

/** How to install a downloaded package. The most frequent reason is the first. */
export const installHelp = {
  note: "Installing takes four steps",
  steps: [
    'If the browser warns, press "Download anyway". It warns of every app from a website.',
    'When the download is done, press "Open", or look in Downloads. ' +
      "From a computer, copy the file to the phone first, by cable or a cloud folder.",
    'If Android asks, press "Settings", turn on "Allow from this source", and go back.',
    'Press "Install". If Google Play Protect asks, press "Scan app". Then press "Open".',
  ],
  failed: 'If Android says "App not installed", or the phone blocks it',
  reasons: [
    'The file is for another kind of phone. From "All files", take one that works on any phone.',
    "The download broke off. Download it again. " +
      'If "There was a problem parsing the package" stays, this Android is too old.',
    "A newer version is installed, or one from elsewhere with another signature. " +
      `Uninstall it first; that deletes the ${userContent} in it. ` +
      'If Android says "package conflicts with an existing package", it may also be installed ' +
      "in a work profile, in Secure Folder, or for another user of the phone.",
    'In the settings, turn off "Auto Blocker" (Samsung), "Pure Mode" or "App Guard" (Huawei), or ' +
      '"Advanced Protection" (Android 16), install, and turn it on again.',
    // https://github.com/MM2-0/Kvaesitso/issues/807, and Google's page below.
    'If it says "App blocked to protect your device", open the Play Store, your picture, ' +
      '"Play Protect" and the gear. Turn off "Scan apps with Play Protect", install, and turn it ' +
      "on again.",
    // https://android-developers.googleblog.com/2026/03/android-developer-verification.html and
    // https://cybernews.com/tech/android-introduces-new-rules-to-sideload-unverified-apps/
    'If it refuses unregistered developers, press "Build number" in "About phone" seven times, ' +
      'and turn on "Allow unverified packages" in "Developer options". That takes a day.',
  ],
  googlePages: [
    ["Google on Play Protect", "https://support.google.com/googleplay/answer/2812853"],
    ["Google on registration", "https://developer.android.com/developer-verification"],
  ],
} as const;
