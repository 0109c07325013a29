// SPDX-License-Identifier: MIT
"use strict";

// Starts the extension with the fake editor and the real program.

const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");
const { fake, manifest, vscode } = require("./fake-vscode");

const load = Module._load;
Module._load = function (name, ...rest) { return name === "vscode" ? vscode : load.call(this, name, ...rest); };

/** The program; `make editor-test` names it. */
const RENDER = path.resolve(process.env.RENDER ?? path.join(__dirname, "../../../.build/release/render"));

/** The time limit for a condition, in milliseconds. */
const PATIENCE = 60_000;

/** A new folder with files; removed at the end of the test. */
function folderWith(test, files) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "zoetrope-editor-")));
  test.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Activates the extension in a new workspace with files. At the end of the test, all processes must have ended. */
function workspaceWith(test, files, settings = {}) {
  const folder = folderWith(test, files), storage = folderWith(test, {});
  Object.assign(fake, {
    folders: [folder], settings: { path: RENDER, ...settings }, commands: new Map(), documents: new Map(),
    collections: [], lenses: [], actions: [], panels: [], controllers: [], errors: [], output: "", press: undefined,
  });
  vscode.window.activeTextEditor = undefined;
  const extension = require("../extension");
  const context = {
    subscriptions: [], globalStorageUri: vscode.Uri.file(storage), extension: { packageJSON: manifest },
  };
  const parts = extension.activate(context);
  test.after(async () => {
    for (const each of context.subscriptions) each.dispose();
    extension.deactivate();
    await until("all processes have ended", () => parts.program.children.size === 0);
  });
  return { ...parts, context, folder, file: name => path.join(folder, name) };
}

/** Waits until a condition holds, and returns its value. */
async function until(what, condition, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${patience / 1000} s: ${what}\n${fake.output}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** Whether a process runs. A zombie does not. */
function isRunning(id) {
  try { return !/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${id}/stat`, "utf8")); } catch { return false; }
}

/** The children of a process, and their children. */
function descendants(id) {
  let children;
  try {
    children = fs.readdirSync(`/proc/${id}/task`)
      .flatMap(task => fs.readFileSync(`/proc/${id}/task/${task}/children`, "utf8").split(" ").filter(Boolean));
  } catch { return []; }
  return children.map(Number).flatMap(child => [child, ...descendants(child)]);
}

module.exports = { RENDER, descendants, fake, folderWith, isRunning, manifest, until, vscode, workspaceWith };
