// SPDX-License-Identifier: MIT
"use strict";

// A local HTTP server between a webview and the page of `render preview`.
//
// The page's headers forbid frames, and it answers only to the host names of this machine. For requests that know its
// token, the relay removes those headers and rewrites the host, so that the page works in a webview and behind
// forwarded ports (SSH, containers, browsers). The relay's address stays the same when the program behind it is
// restarted.

const crypto = require("crypto");
const http = require("http");
const net = require("net");

class Relay {
  constructor() {
    this.token = crypto.randomBytes(16).toString("hex");
    this.target = undefined;
    this.sockets = new Set();
    this.server = http.createServer((request, response) => this.forward(request, response));
    this.server.on("upgrade", (request, socket, head) => this.upgrade(request, socket, head));
    this.server.on("connection", socket => {
      this.sockets.add(socket);
      socket.on("close", () => this.sockets.delete(socket));
    });
  }

  /** Listens on a free port of 127.0.0.1. Returns the address of the page. */
  async start() {
    await new Promise((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen(0, "127.0.0.1", resolve);
    });
    this.address = `http://127.0.0.1:${this.server.address().port}/${this.token}/`;
    return this.address;
  }

  /** @param address The address that `render preview` printed; undefined if it does not run. */
  setTarget(address) { this.target = address && new URL(address); }

  close() {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  /** The path at the program; undefined if the request does not know the token, or if nothing runs. */
  pathOf(request) {
    const prefix = Buffer.from(`/${this.token}/`), start = Buffer.from(request.url.slice(0, prefix.length));
    const isOurs = start.length === prefix.length && crypto.timingSafeEqual(start, prefix);
    return isOurs && this.target ? this.target.pathname + request.url.slice(prefix.length) : undefined;
  }

  headersOf(request) {
    const headers = { ...request.headers, host: this.target.host };
    if (headers.origin) headers.origin = this.target.origin;
    return headers;
  }

  forward(request, response) {
    const path = this.pathOf(request);
    if (path === undefined) return void response.writeHead(404).end();
    const { hostname, port } = this.target;
    const options = { hostname, port, path, method: request.method, headers: this.headersOf(request) };
    const inner = http.request(options, answer => {
      const headers = { ...answer.headers };
      const rules = headers["content-security-policy"];
      if (rules) headers["content-security-policy"] = rules.replace(/;?\s*frame-ancestors[^;]*/, "");
      delete headers.connection;
      response.writeHead(answer.statusCode, headers);
      answer.pipe(response);
    });
    inner.on("error", () => response.headersSent ? response.destroy() : response.writeHead(502).end());
    request.pipe(inner);
  }

  /** Forwards a WebSocket: rewrites its request, then passes on all bytes. */
  upgrade(request, socket, head) {
    const path = this.pathOf(request);
    if (path === undefined) return void socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    const inner = net.connect(Number(this.target.port), this.target.hostname);
    const lines = Object.entries(this.headersOf(request)).map(([name, value]) => `${name}: ${value}\r\n`);
    inner.write(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    inner.write(head);
    inner.setNoDelay(true);
    socket.setNoDelay(true);
    for (const [from, to] of [[socket, inner], [inner, socket]]) {
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  }
}

module.exports = { Relay };
