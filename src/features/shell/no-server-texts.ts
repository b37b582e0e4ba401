export const title = 'This market has no server.';
export const explained =
  'It is a folder of files that reads the network itself. What is signed here travels from person to person, as a link or a file; histories, estimates and news are not told.';
export const addOrders = 'Add orders';
