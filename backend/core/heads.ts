import { hexToNumber, type Hex } from 'viem';
import * as v from 'valibot';
import { WebSocket } from 'ws';

/** After a connection that was lost; twice as long each time. */
const AGAIN_MS = 1_000;
const AGAIN_AT_MOST_MS = 60_000;
const CONNECT_MS = 10_000;
/** Of a node that answers no ping in this time nothing is expected. */
const PING_MS = 20_000;
const MESSAGE_BYTES = 1024 * 1024;

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,13}$/),
  v.transform((text) => hexToNumber(text as Hex)),
);
/** What `eth_subscribe` answers, and then tells. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ method: v.literal('eth_subscription'), params: v.object({ result: v.object({ number: quantity }) }) }),
    v.object({ id: v.literal(1), result: v.string() }),
  ]),
);
const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] });

/**
 * Hears of new heads by a node's WebSocket (`eth_subscribe`) until the returned function is called; a lost connection is
 * made again. A head that is told only says when to ask: nothing else of it is believed.
 */
export function followHeads(
  url: string,
  { onHead, onLost, againMs = AGAIN_MS }: { onHead: (number: number) => void; onLost: () => void; againMs?: number },
): () => void {
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wait = againMs;
  let isOver = false;

  function connect(): void {
    const current = new WebSocket(url, { handshakeTimeout: CONNECT_MS, maxPayload: MESSAGE_BYTES });
    let ping: NodeJS.Timeout | undefined;
    let isAlive = true;
    socket = current;
    current.on('open', () => {
      current.send(question);
      ping = setInterval(() => {
        if (!isAlive) return current.terminate();
        isAlive = false;
        current.ping();
      }, PING_MS);
      ping.unref();
    });
    current.on('pong', () => (isAlive = true));
    current.on('message', (bytes: Buffer) => {
      // What had come with the words for which it was left.
      if (current.readyState !== WebSocket.OPEN) return;
      const message = v.safeParse(messageSchema, bytes.toString());
      // Neither an answer nor a head: this node tells of none.
      if (!message.success) return current.terminate();
      if (!('params' in message.output)) return;
      wait = againMs;
      onHead(message.output.params.result.number);
    });
    // `close` follows.
    current.on('error', () => {});
    current.on('close', () => {
      clearInterval(ping);
      if (isOver) return;
      onLost();
      timer = setTimeout(connect, wait);
      timer.unref();
      wait = Math.min(AGAIN_AT_MOST_MS, wait * 2);
    });
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.terminate();
  };
}
