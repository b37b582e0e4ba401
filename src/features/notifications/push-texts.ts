/* What this browser tells while the app is closed. */
export const title = 'When the app is closed';
export const offText =
  'Let this browser tell you what happens: sales, offers, orders about to end, items you watch, drops you follow, searches you save.';
export const onText = 'This browser tells you what happens. Signing out ends it.';
export const cannot = (market: string) => ({
  denied: 'This browser blocks notifications of this site. Allow them in its settings for this site.',
  'install-first': `To be told here, add ${market} to the home screen first: Share menu, “Add to Home Screen”.`,
});
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const failed = 'That did not work. Try again.';
export const groups = {
  trades: 'Sales and transfers',
  offers: 'Offers and higher offers',
  ending: 'Orders about to end',
  watched: 'Items you watch',
  drops: 'Drops you follow',
  searches: 'Items for sale in saved searches',
};
