import type { DocumentSection } from '../document-content.ts';

export const sections = (market: string): readonly DocumentSection[] => [
  {
    id: 'the-app',
    title: 'The app this is about',
    parts: [
      `This agreement is about the ${market} app itself: the program your browser loads from this address, and the copy it keeps when you add the app to your home screen. Using the service behind it is the subject of the terms of use.`,
    ],
  },
  {
    id: 'licence',
    title: 'Licence',
    parts: [
      'The source code of Vitrine is published under the MIT licence. You may use, copy, change, publish and sell it, and run your own marketplace with it, as long as the copyright notice and the licence text stay with it.',
      'The typefaces and drawings that come with the app have licences of their own, which allow this use: Instrument Sans and Hedvig Letters Serif under the SIL Open Font License, the interface icons under the ISC licence. Their texts are part of the published source.',
      'The items shown in the app are not part of it. Each belongs to whoever made it, and this licence gives you no rights to them.',
    ],
  },
  {
    id: 'installing',
    title: 'Installing and updating',
    parts: [
      `Adding ${market} to a home screen installs no more than your browser allows any site: a copy of the program, and a limited store for what you have viewed. Removing the app from the home screen and clearing the site’s data removes both.`,
      'The app checks for newer builds of itself. It tells you when there is one and waits for you, except when a part of the old build is no longer served and cannot be loaded any other way; then it reloads once. It never replaces itself while a request is open in your wallet.',
    ],
  },
  {
    id: 'what-it-may-do',
    title: 'What the app does on your device',
    parts: [
      {
        list: [
          'It talks to the servers named in its configuration and to your wallet, and to nobody else.',
          'It checks transactions you have sent while it is closed, where your browser permits that, and only reads while doing so.',
          'It cannot sign or send anything without your wallet, and your wallet asks you.',
        ],
      },
    ],
  },
  {
    id: 'without-warranty',
    title: 'Without warranty',
    parts: [
      'The software is provided “as is”, without warranty of any kind, express or implied, including fitness for a particular purpose and non-infringement. In no event are its authors or copyright holders liable for any claim, damages or other liability arising from the software or its use.',
      'Some countries do not allow every exclusion of this kind. Where yours does not, the exclusion goes only as far as its law permits.',
    ],
  },
  {
    id: 'end',
    title: 'How it ends',
    parts: [
      'You can stop using the app at any time; nothing has to be cancelled. Approvals and listings live on the networks and outlast the app: withdraw them before you leave if you no longer want them.',
    ],
  },
];
