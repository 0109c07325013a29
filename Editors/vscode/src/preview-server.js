// SPDX-License-Identifier: MIT
"use strict";

// A process of `render preview`.

const { Cancelled, lastLine } = require("./program");

class PreviewServer {
  /** @param program The `Program` that starts the process. */
  constructor(program) {
    this.program = program;
    this.child = undefined;
  }

  /**
   * Starts the process, and ends the last one.
   *
   * @param onEnd Called with a sentence if the process ends by itself later.
   * @returns The address of the page. Throws if the process ends before it prints one, and `Cancelled` if it was
   *   stopped.
   */
  async start(args, options, onEnd) {
    this.stop();
    const child = this.child = this.program.start(["preview", ...args, "--port", "0"], options);
    let said = "", address;
    const found = new Promise(resolve => {
      const hear = text => {
        this.program.output.append(text);
        said = (said + text).slice(-65536);
        address ??= /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]+\//.exec(said)?.[0];
        if (address) resolve({ address });
      };
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8");
        stream.on("data", hear);
      }
    });
    child.ended.then(({ error, status }) => {
      if (!address || this.child !== child) return;
      onEnd(error ? error.message : lastLine(said.replaceAll(address, ""), status));
    });
    const first = await Promise.race([found, child.ended]);
    if (this.child !== child) throw new Cancelled();
    if (first.address) return first.address;
    throw first.error ?? new Error(lastLine(said, first.status));
  }

  stop() {
    const child = this.child;
    this.child = undefined;
    if (child) this.program.end(child);
  }
}

module.exports = { PreviewServer };
