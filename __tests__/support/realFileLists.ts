/** A package for each kind of device: the start of its name, or null if nothing tells which file is meant for the device. */
interface Expected {
  /** A phone whose browser names no processor. A computer gets the same. */
  unknown: string | null;
  arm64: string | null;
  arm: string | null;
  x86_64: string | null;
}

/** What a project attaches to its releases, in the order of the API, and the package that each device needs. */
export interface FileList extends Expected {
  project: string;
  files: readonly string[];
}

const everywhere = (file: string | null): Expected => ({ unknown: file, arm64: file, arm: file, x86_64: file });

/** Names of files as real Android projects attach them to releases on GitHub. */
export const FILE_LISTS: readonly FileList[] = [
  { project: "TeamNewPipe/NewPipe", files: ["NewPipe_v0.27.2.apk"], ...everywhere("NewPipe_v0.27.2.apk") },
  {
    project: "termux/termux-app",
    files: [
      "sha256sums",
      "termux-app_v0.118.1+github-debug_arm64-v8a.apk",
      "termux-app_v0.118.1+github-debug_armeabi-v7a.apk",
      "termux-app_v0.118.1+github-debug_universal.apk",
      "termux-app_v0.118.1+github-debug_x86.apk",
      "termux-app_v0.118.1+github-debug_x86_64.apk",
    ],
    // All of them are test builds by their names. Only the maintainers can say that these are meant for everyone.
    ...everywhere(null),
  },
  {
    project: "mihonapp/mihon",
    files: [
      "mihon-arm64-v8a-v0.16.5.apk",
      "mihon-armeabi-v7a-v0.16.5.apk",
      "mihon-v0.16.5.apk",
      "mihon-x86-v0.16.5.apk",
      "mihon-x86_64-v0.16.5.apk",
    ],
    unknown: "mihon-v0.16.5.apk",
    arm64: "mihon-arm64-v8a",
    arm: "mihon-armeabi-v7a",
    x86_64: "mihon-x86_64",
  },
  {
    project: "JunkFood02/Seal",
    files: [
      "Seal-1.13.1-arm64-v8a-release.apk",
      "Seal-1.13.1-armeabi-v7a-release.apk",
      "Seal-1.13.1-universal-release.apk",
      "Seal-1.13.1-x86-release.apk",
      "Seal-1.13.1-x86_64-release.apk",
    ],
    unknown: "Seal-1.13.1-universal",
    arm64: "Seal-1.13.1-arm64-v8a",
    arm: "Seal-1.13.1-armeabi-v7a",
    x86_64: "Seal-1.13.1-x86_64",
  },
  {
    project: "ImranR98/Obtainium",
    files: [
      "app-arm64-v8a-fdroid-release.apk",
      "app-arm64-v8a-release.apk",
      "app-armeabi-v7a-fdroid-release.apk",
      "app-armeabi-v7a-release.apk",
      "app-fdroid-release.apk",
      "app-release.apk",
      "app-x86_64-fdroid-release.apk",
      "app-x86_64-release.apk",
    ],
    unknown: "app-release.apk",
    arm64: "app-arm64-v8a-release.apk",
    arm: "app-armeabi-v7a-release.apk",
    x86_64: "app-x86_64-release.apk",
  },
  {
    project: "2dust/v2rayNG",
    files: [
      "v2rayNG_1.9.0-fdroid_arm64-v8a.apk",
      "v2rayNG_1.9.0-fdroid_armeabi-v7a.apk",
      "v2rayNG_1.9.0-fdroid_universal.apk",
      "v2rayNG_1.9.0-fdroid_x86_64.apk",
      "v2rayNG_1.9.0_arm64-v8a.apk",
      "v2rayNG_1.9.0_armeabi-v7a.apk",
      "v2rayNG_1.9.0_universal.apk",
      "v2rayNG_1.9.0_x86.apk",
      "v2rayNG_1.9.0_x86_64.apk",
    ],
    unknown: "v2rayNG_1.9.0_universal",
    arm64: "v2rayNG_1.9.0_arm64-v8a",
    arm: "v2rayNG_1.9.0_armeabi-v7a",
    x86_64: "v2rayNG_1.9.0_x86_64",
  },
  {
    project: "localsend/localsend",
    files: [
      "LocalSend-1.15.4-android-arm32v7.apk",
      "LocalSend-1.15.4-android-arm64v8.apk",
      "LocalSend-1.15.4-android-x64.apk",
      "LocalSend-1.15.4-linux-arm-64.deb",
      "LocalSend-1.15.4-linux-x86-64.AppImage",
      "LocalSend-1.15.4-windows-x86-64.exe",
      "LocalSend-1.15.4.apk",
      "LocalSend-1.15.4.dmg",
    ],
    unknown: "LocalSend-1.15.4.apk",
    arm64: "LocalSend-1.15.4-android-arm64v8",
    arm: "LocalSend-1.15.4-android-arm32v7",
    x86_64: "LocalSend-1.15.4-android-x64",
  },
  {
    project: "hiddify/hiddify-app",
    files: [
      "Hiddify-Android-arm64.apk",
      "Hiddify-Android-arm7.apk",
      "Hiddify-Android-universal.apk",
      "Hiddify-Android-x86_64.apk",
      "Hiddify-Linux-x64.AppImage",
      "Hiddify-MacOS.dmg",
      "Hiddify-Windows-Setup-x64.exe",
    ],
    unknown: "Hiddify-Android-universal",
    arm64: "Hiddify-Android-arm64",
    arm: "Hiddify-Android-arm7",
    x86_64: "Hiddify-Android-x86_64",
  },
  {
    project: "rustdesk/rustdesk",
    files: [
      "rustdesk-1.3.1-aarch64-signed.apk",
      "rustdesk-1.3.1-aarch64.deb",
      "rustdesk-1.3.1-aarch64.dmg",
      "rustdesk-1.3.1-armv7-signed.apk",
      "rustdesk-1.3.1-universal-signed.apk",
      "rustdesk-1.3.1-x86_64-signed.apk",
      "rustdesk-1.3.1-x86_64.exe",
    ],
    unknown: "rustdesk-1.3.1-universal",
    arm64: "rustdesk-1.3.1-aarch64-signed.apk",
    arm: "rustdesk-1.3.1-armv7",
    x86_64: "rustdesk-1.3.1-x86_64-signed.apk",
  },
  {
    project: "KRTirtho/spotube",
    files: [
      "RELEASE.md5sum",
      "RELEASE.sha256sum",
      "Spotube-android-all-arch.apk",
      "Spotube-linux-x86_64.deb",
      "Spotube-macos-universal.dmg",
      "Spotube-windows-x86_64-setup.exe",
    ],
    ...everywhere("Spotube-android-all-arch.apk"),
  },
  {
    project: "immich-app/immich",
    files: [
      "app-arm64-v8a-release.apk",
      "app-armeabi-v7a-release.apk",
      "app-release.apk",
      "app-x86_64-release.apk",
      "docker-compose.yml",
      "example.env",
    ],
    unknown: "app-release.apk",
    arm64: "app-arm64-v8a",
    arm: "app-armeabi-v7a",
    x86_64: "app-x86_64",
  },
  {
    project: "bitwarden/android",
    files: [
      "com.x8bit.bitwarden-fdroid.apk",
      "com.x8bit.bitwarden-fdroid.apk-sha256.txt",
      "com.x8bit.bitwarden.aab",
      "com.x8bit.bitwarden.apk",
      "com.x8bit.bitwarden.apk-sha256.txt",
    ],
    ...everywhere("com.x8bit.bitwarden.apk"),
  },
  {
    // Two builds for each processor, and no word tells which one is the plain one.
    project: "element-hq/element-x-android",
    files: [
      "app-fdroid-arm64-v8a-release.apk",
      "app-fdroid-universal-release.apk",
      "app-gplay-arm64-v8a-release.apk",
      "app-gplay-universal-release.apk",
    ],
    ...everywhere(null),
  },
  {
    project: "jellyfin/jellyfin-android",
    files: [
      "jellyfin-android-v2.6.2-libre-release.apk",
      "jellyfin-android-v2.6.2-proprietary-release.aab",
      "jellyfin-android-v2.6.2-proprietary-release.apk",
    ],
    ...everywhere(null),
  },
  {
    // No package for every processor: only the browser can tell which one is right.
    project: "jarnedemeulemeester/findroid",
    files: [
      "findroid-v0.15.3-libre-arm64-v8a.apk",
      "findroid-v0.15.3-libre-armeabi-v7a.apk",
      "findroid-v0.15.3-libre-x86.apk",
      "findroid-v0.15.3-libre-x86_64.apk",
    ],
    unknown: null,
    arm64: "findroid-v0.15.3-libre-arm64-v8a",
    arm: "findroid-v0.15.3-libre-armeabi-v7a",
    x86_64: "findroid-v0.15.3-libre-x86_64",
  },
  {
    project: "beemdevelopment/Aegis",
    files: ["aegis-v3.2.apk", "aegis-v3.2.apk.asc"],
    ...everywhere("aegis-v3.2.apk"),
  },
  {
    // The checksums and the signature are listed first.
    project: "syncthing/syncthing-android",
    files: ["sha1sum.txt.asc", "sha256sum.txt.asc", "app-release.apk"],
    ...everywhere("app-release.apk"),
  },
  {
    project: "home-assistant/android",
    files: ["app-full-release.apk", "app-minimal-release.apk", "automotive-full-release.apk", "wear-release.apk"],
    ...everywhere(null),
  },
  {
    project: "ironfox-oss/IronFox",
    files: [
      "IronFox-v130.0-arm64-v8a.apk",
      "IronFox-v130.0-armeabi-v7a.apk",
      "IronFox-v130.0-universal.apk",
      "IronFox-v130.0-x86_64.apk",
      "IronFox-v130.0.apks",
      "sha512sum.txt",
    ],
    unknown: "IronFox-v130.0-universal",
    arm64: "IronFox-v130.0-arm64-v8a",
    arm: "IronFox-v130.0-armeabi-v7a",
    x86_64: "IronFox-v130.0-x86_64",
  },
  {
    // The browser and its engine, in one list.
    project: "uazo/cromite",
    files: ["arm64_ChromePublic.apk", "arm64_SystemWebView.apk", "arm_ChromePublic.apk", "chrome-win.zip", "x64_ChromePublic.apk"],
    unknown: null,
    arm64: null,
    arm: "arm_ChromePublic",
    x86_64: "x64_ChromePublic",
  },
  {
    project: "topjohnwu/Magisk",
    files: ["app-debug.apk", "Magisk-v28.1.apk", "notes.txt"],
    ...everywhere("Magisk-v28.1.apk"),
  },
  {
    // A server for the phone's side, and clients for computers. No app to install.
    project: "Genymobile/scrcpy",
    files: ["scrcpy-linux-x86_64-v3.1.tar.gz", "scrcpy-macos-aarch64-v3.1.tar.gz", "scrcpy-server-v3.1", "SHA256SUMS.txt"],
    ...everywhere(null),
  },
  {
    // One package for one processor. It is the only one to try, but not for a phone that has another processor.
    project: "simplex-chat/simplex-chat",
    files: ["simplex-aarch64.apk", "simplex-desktop-macos-aarch64.dmg", "simplex-desktop-ubuntu-22_04-x86_64.deb"],
    unknown: "simplex-aarch64.apk",
    arm64: "simplex-aarch64.apk",
    arm: null,
    x86_64: null,
  },
  { project: "AntennaPod/AntennaPod", files: [], ...everywhere(null) },
];
