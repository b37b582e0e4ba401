/** None: a folder that is published anew must not be hidden by what an earlier one left on a device. */
export const startServiceWorker = (): void => undefined;
