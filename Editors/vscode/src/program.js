// SPDX-License-Identifier: MIT
"use strict";

// Runs the program `render`, and ends what still runs.

const { spawn } = require("child_process");
const vscode = require("vscode");
const { setting } = require("./settings");

/** The program could not be started. */
class MissingProgram extends Error {}

/** The run was cancelled. */
class Cancelled extends Error {}

class Program {
  /**
   * @param output The output channel.
   * @param releases The address of the releases page, for the command that installs the program.
   */
  constructor(output, releases) {
    this.output = output;
    this.releases = releases || "RELEASES";
    this.children = new Set();
    this.isMissingTold = false;
  }

  /** Starts the program. The caller ends it with `end`. */
  start(args, options) {
    const path = setting("path") || "render";
    this.output.appendLine([path, ...args].join(" "));
    const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    this.children.add(child);
    child.ended = new Promise(resolve => {
      child.once("error", error => {
        this.children.delete(child);
        resolve({ error: child.pid === undefined ? new MissingProgram(`${path}: ${error.message}`) : error });
      });
      child.once("close", (status, signal) => {
        this.children.delete(child);
        resolve({ status, signal });
      });
    });
    return child;
  }

  /**
   * Runs the program until it ends.
   *
   * @param settings Those of `spawn`, and `signal`, an AbortSignal that cancels the run.
   * @returns `status`, `stdout` and `stderr`. Throws `MissingProgram` or `Cancelled`.
   */
  async run(args, settings = {}) {
    const { signal, ...options } = settings;
    if (signal && signal.aborted) throw new Cancelled();
    const child = this.start(args, options);
    const cancel = () => this.end(child);
    if (signal) signal.addEventListener("abort", cancel);
    const texts = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"]) {
      child[name].setEncoding("utf8");
      child[name].on("data", text => { texts[name] += text; });
    }
    const { error, status } = await child.ended;
    if (signal) signal.removeEventListener("abort", cancel);
    if (signal && signal.aborted) throw new Cancelled();
    if (error) throw error;
    if (texts.stderr) this.output.append(texts.stderr);
    return { status, ...texts };
  }

  /** Ends a process: SIGTERM, and SIGKILL if it still runs after 3 s. */
  end(child) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), 3000);
    child.ended.then(() => clearTimeout(timer));
  }

  endAll() { for (const child of this.children) this.end(child); }

  /** Shows an error to the user, except a cancelled run. Says once how to install a missing program. */
  async tell(error) {
    if (error instanceof Cancelled) return;
    if (!(error instanceof MissingProgram)) {
      this.output.appendLine(String(error && error.stack || error));
      vscode.window.showErrorMessage(`Zoetrope: ${error.message}`);
      return;
    }
    if (this.isMissingTold) return;
    this.isMissingTold = true;
    const line = `curl -fsSL ${this.releases}/latest/download/install.sh | sh`;
    this.output.appendLine(`${error.message}\nTo install the program: ${line}`);
    const [open, copy] = ["Open Setting", "Copy Install Command"];
    const chosen = await vscode.window.showErrorMessage(
      `Zoetrope needs the program "render" on the machine of this workspace (${error.message}). ` +
        `Install it with: ${line} — or set "zoetrope.path" to its path.`, open, copy);
    if (chosen === open) vscode.commands.executeCommand("workbench.action.openSettings", "zoetrope.path");
    if (chosen === copy) vscode.env.clipboard.writeText(line);
  }
}

/** The last line of the program's messages, without its name; for the user. */
function lastLine(stderr, status) {
  const lines = stderr.trim().split("\n").filter(Boolean);
  if (lines.length === 0) return `render ended with status ${status}`;
  return lines.at(-1).replace(/^(?:render|zoetrope): /, "");
}

module.exports = { Cancelled, MissingProgram, Program, lastLine };
