import { faucet } from '../contract/demo-routes.ts';
import type { BodyInput } from '../contract/route.ts';
import { request } from './http.ts';

/** Play money of the embedded networks' faucet. @throws HttpError, UnreachableError, OfflineError, ShapeError */
export const askForPlayMoney = (body: BodyInput<typeof faucet>) =>
  request({ url: `/demo${faucet.path}`, method: faucet.method, body, schema: faucet.answer });
