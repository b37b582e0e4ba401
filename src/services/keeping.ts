/** `isOver`: somebody has signed out on this page, which may still show who they are. Until it is loaded anew it has no page kept. */
export const keeping = { isOver: false };
