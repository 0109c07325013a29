// SPDX-License-Identifier: MIT
"use strict";

// Drives headless Chromium by the DevTools protocol, over pipes.

const { spawn, spawnSync } = require("child_process");

/** The name of an installed Chromium; undefined if there is none. */
const CHROMIUM = ["chromium", "chromium-browser", "google-chrome"]
  .find(name => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0);

class Chromium {
  constructor() {
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "about:blank"];
    this.child = spawn(CHROMIUM, args, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.ended = new Promise(resolve => this.child.once("close", resolve));
    this.answers = new Map();
    this.listeners = [];
    let text = "";
    this.child.stdio[4].setEncoding("utf8");
    this.child.stdio[4].on("data", data => {
      const parts = (text + data).split("\0");
      text = parts.pop();
      for (const part of parts) this.hear(JSON.parse(part));
    });
  }

  hear(message) {
    const answer = this.answers.get(message.id);
    if (!answer) return this.listeners.forEach(listener => listener(message));
    this.answers.delete(message.id);
    if (message.error) answer.reject(new Error(message.error.message)); else answer.resolve(message.result);
  }

  send(method, params = {}, sessionId) {
    const id = this.last = (this.last ?? 0) + 1;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
  }

  /** Opens a page. Returns its session, and the sessions of all frames that have a process of their own. */
  async open(url) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const sessions = [sessionId];
    const attach = session =>
      this.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, session);
    this.listeners.push(message => {
      if (message.method !== "Target.attachedToTarget" || message.params.targetInfo.type !== "iframe") return;
      sessions.push(message.params.sessionId);
      attach(message.params.sessionId);
    });
    await attach(sessionId);
    await this.send("Page.navigate", { url }, sessionId);
    return sessions;
  }

  async value(expression, session) {
    const { result } = await this.send("Runtime.evaluate", { expression }, session);
    return result.value;
  }

  end() {
    this.child.kill("SIGKILL");
    return this.ended;
  }
}

module.exports = { CHROMIUM, Chromium };
