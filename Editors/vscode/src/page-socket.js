// SPDX-License-Identifier: MIT
"use strict";

// A client of the socket that the page of `render preview` uses (RFC 6455).

const crypto = require("crypto");
const http = require("http");

/** Emits text messages as objects to `onMessage`; drops pictures. */
class PageSocket {
  /**
   * @param address The address that `render preview` printed.
   * @param onMessage Receives each message as an object.
   * @param onClose Called once, when the connection has ended or could not be made.
   */
  constructor(address, onMessage, onClose) {
    const url = new URL("live", address);
    this.bytes = Buffer.alloc(0);
    this.onMessage = onMessage;
    this.isClosed = false;
    const close = () => { if (!this.isClosed) { this.isClosed = true; onClose(); } };
    this.request = http.get(url, {
      headers: {
        Connection: "Upgrade", Upgrade: "websocket", Origin: url.origin, "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": crypto.randomBytes(16).toString("base64"),
      },
    });
    this.request.on("upgrade", (response, socket, head) => {
      this.socket = socket;
      socket.on("data", data => this.receive(data));
      socket.on("close", close);
      socket.on("error", close);
      this.receive(head);
    });
    this.request.on("response", response => { response.resume(); close(); });
    this.request.on("error", close);
  }

  receive(data) {
    this.bytes = this.bytes.length ? Buffer.concat([this.bytes, data]) : data;
    while (this.bytes.length >= 2 && !this.isClosed) {
      let [length, start] = [this.bytes[1] & 0x7f, 2];
      if (length > 125) {
        start = length === 126 ? 4 : 10;
        if (this.bytes.length < start) return;
        length = start === 4 ? this.bytes.readUInt16BE(2) : Number(this.bytes.readBigUInt64BE(2));
      }
      if (this.bytes.length < start + length) return;
      const [code, payload] = [this.bytes[0] & 0x0f, this.bytes.subarray(start, start + length)];
      this.bytes = this.bytes.subarray(start + length);
      if (code === 1) this.onMessage(JSON.parse(payload.toString("utf8")));
      if (code === 8) this.close();
    }
  }

  /** Sends an order, as the page does. */
  send(order) { this.write(1, Buffer.from(JSON.stringify(order))); }

  write(code, payload) {
    if (!this.socket) return;
    const length = payload.length;
    const head = length < 126 ? Buffer.alloc(2) : length < 65536 ? Buffer.alloc(4) : Buffer.alloc(10);
    head[0] = 0x80 | code;
    head[1] = 0x80 | (length < 126 ? length : length < 65536 ? 126 : 127);
    if (head.length === 4) head.writeUInt16BE(length, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
    // Clients must mask their frames.
    const mask = crypto.randomBytes(4);
    const masked = Buffer.from(payload);
    for (let index = 0; index < length; index++) masked[index] ^= mask[index & 3];
    this.socket.write(Buffer.concat([head, mask, masked]));
  }

  close() {
    this.write(8, Buffer.alloc(0));
    if (this.socket) this.socket.end(); else this.request.destroy();
  }
}

/**
 * Makes the page show another preview. Connects as a second page, changes the one setting, and leaves once the views
 * have confirmed the change. While the code does not compile, it waits for the next save.
 *
 * @param address The address that `render preview` printed.
 * @param pick Chooses a name among those that the program lists; undefined for none.
 * @param signal An AbortSignal that gives up.
 * @returns A promise of the shown name; undefined if there was none, or if the connection ended.
 */
function choosePreview(address, pick, signal) {
  return new Promise(resolve => {
    let wanted;
    const finish = name => {
      resolve(name);
      socket.close();
    };
    const hear = message => {
      if (message.kind !== "state") return;
      const shown = message.settings.preview ?? message.previews[0];
      if (wanted === undefined) {
        wanted = pick(message.previews);
        if (wanted === undefined) return finish(undefined);
        if (wanted !== shown) {
          const choose = settings => ({ ...settings, preview: wanted });
          const variants = message.variants.map(each => choose(each.settings));
          return socket.send({ kind: "show", settings: choose(message.settings), variants });
        }
      }
      if (shown === wanted) finish(wanted);
    };
    const socket = new PageSocket(address, hear, () => resolve(undefined));
    if (signal.aborted) finish(undefined); else signal.addEventListener("abort", () => finish(undefined));
  });
}

module.exports = { PageSocket, choosePreview };
