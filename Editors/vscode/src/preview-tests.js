// SPDX-License-Identifier: MIT
"use strict";

// The test view: lists previews, compares them with their recorded pictures, and records new ones (`render test`).

const crypto = require("crypto");
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { failureMessage } = require("./failure-message");
const { blockAt, previewBlocks } = require("./preview-blocks");
const { Cancelled, lastLine } = require("./program");
const { projectOptions, setting, targetOfUri } = require("./settings");
const { resultsIn, testsInList } = require("./test-listing");

/** Folders that are not searched for previews. */
const EXCLUDED = "**/{.build,.build-*,.swiftpm,DerivedData,Pods,Carthage,node_modules}/**";

class PreviewTests {
  /**
   * @param program The `Program` that runs the tests.
   * @param storage The folder for reports.
   */
  constructor(program, storage) {
    this.program = program;
    this.storage = storage;
    /** The targets by their path. `uri` is a file of the target. */
    this.targets = new Map();
    /** The tests by their item, each with `target`, `name`, `uri` and the last `result`. */
    this.tests = new WeakMap();
    /** By file: the lines and titles of its previews when its target was last listed. */
    this.listed = new Map();
    this.controller = vscode.tests.createTestController("zoetrope", "SwiftUI Previews");
    this.controller.resolveHandler = item => item ? this.resolve(item) : this.discover();
    this.controller.refreshHandler = () => this.refresh();
    this.controller.createRunProfile(
      "Compare Previews", vscode.TestRunProfileKind.Run, (request, token) => this.run(request, token), true);
    this.subscriptions = [
      this.controller,
      vscode.workspace.onDidSaveTextDocument(document => this.saved(document)),
      vscode.workspace.onDidChangeConfiguration(event => {
        const changes = ["scope", "target", "variants"].some(name => event.affectsConfiguration(`zoetrope.${name}`));
        if (changes) this.refresh();
      }),
    ];
  }

  // MARK: Listing

  /** Finds the files with previews, and adds an item for each package, project or file to compile. Compiles nothing. */
  async discover() {
    for (const uri of await vscode.workspace.findFiles("**/*.swift", EXCLUDED)) {
      let text;
      try { text = fs.readFileSync(uri.fsPath, "utf8"); } catch { continue; }
      if (/#Preview\b|\bPreviewProvider\b/.test(text) && previewBlocks(text).length > 0) this.itemOf(uri);
    }
  }

  async refresh() {
    this.controller.items.replace([]);
    this.targets.clear();
    this.listed.clear();
    await this.discover();
  }

  /** The item of the package, project or file to which `uri` belongs; added if it is new. */
  itemOf(uri) {
    const target = targetOfUri(uri);
    const known = this.controller.items.get(target.path);
    if (known) return known;
    const item = this.controller.createTestItem(target.path, path.basename(target.path), vscode.Uri.file(target.path));
    item.canResolveChildren = true;
    this.targets.set(target.path, { ...target, uri });
    this.controller.items.add(item);
    return item;
  }

  /** Lists the previews of a package, project or file. */
  async resolve(item, signal) {
    const target = this.targets.get(item.id);
    if (!target) return;
    item.busy = true;
    item.error = undefined;
    try {
      const args = ["test", target.path, "--list", ...this.options(target)];
      const { status, stdout, stderr } = await this.program.run(args, { cwd: target.folder, signal });
      if (status !== 0) throw new Error(lastLine(stderr, status));
      this.setChildren(item, target, testsInList(stdout, target.root));
      item.canResolveChildren = false;
    } catch (error) {
      if (!(error instanceof Cancelled)) item.error = error.message;
      await this.program.tell(error);
    } finally {
      item.busy = false;
    }
  }

  /** Groups the tests of several files by file. */
  setChildren(item, target, tests) {
    const files = new Map();
    for (const test of tests) files.set(test.file, [...files.get(test.file) ?? [], test]);
    const groups = [...files].map(([file, tests]) => {
      const uri = vscode.Uri.file(file);
      this.listed.set(file, shapeOf(file));
      const items = tests.map(test => {
        const id = `${target.path}|${test.name}`;
        const line = test.line ?? 0;
        const child = this.controller.createTestItem(id, test.label, uri);
        child.range = new vscode.Range(line, 0, line, 0);
        child.sortText = String(line).padStart(8, "0");
        this.tests.set(child, { target, name: test.name, uri, line: test.line });
        return child;
      });
      if (file === target.path) return { items };
      const group = this.controller.createTestItem(`${target.path}|${file}`, path.relative(target.folder, file), uri);
      group.children.replace(items);
      return { items: [group] };
    });
    item.children.replace(groups.flatMap(group => group.items));
  }

  options(target) {
    const variants = setting("variants", target.uri);
    return [...projectOptions(target.uri), ...variants ? ["--variants", variants] : []];
  }

  /** Lists a file's target again if its previews have changed. */
  async saved(document) {
    if (document.languageId !== "swift" || document.uri.scheme !== "file") return;
    const file = document.uri.fsPath, text = document.getText();
    if (!this.listed.has(file) && previewBlocks(text).length === 0) return;
    const item = this.itemOf(document.uri);
    // Lists only what the user has opened in the test view.
    if (item.canResolveChildren || this.listed.get(file) === shapeOf(file, text)) return;
    await this.resolve(item);
  }

  // MARK: Running

  /** The tests of an item and its children. */
  leaves(item) {
    if (this.tests.has(item)) return [item];
    const all = [];
    item.children.forEach(child => all.push(...this.leaves(child)));
    return all;
  }

  /** Runs the tests of a request, one process for each target. */
  async run(request, token) {
    const signal = signalOf(token);
    if (!request.include) await this.discover();
    const roots = request.include ?? itemsIn(this.controller.items);
    const run = this.controller.createTestRun(request);
    try {
      const excluded = new Set((request.exclude ?? []).flatMap(item => this.leaves(item)));
      const byTarget = new Map();
      for (const root of roots) {
        if (this.targets.has(root.id) && root.canResolveChildren) await this.resolve(root, signal);
        if (root.error) run.errored(root, new vscode.TestMessage(String(root.error)));
        for (const item of this.leaves(root)) {
          if (excluded.has(item)) continue;
          const { target } = this.tests.get(item);
          if (!byTarget.has(target.path)) byTarget.set(target.path, { target, items: new Set() });
          byTarget.get(target.path).items.add(item);
        }
      }
      for (const { target, items } of byTarget.values()) await this.runTarget(target, [...items], run, signal);
    } catch (error) {
      await this.program.tell(error);
    } finally {
      run.end();
    }
  }

  async runTarget(target, items, run, signal) {
    for (const item of items) {
      run.started(item);
      this.tests.get(item).result = undefined;
    }
    const report = path.join(this.storage, "reports", digest(target.path));
    fs.rmSync(report, { recursive: true, force: true });
    const names = items.map(item => this.tests.get(item).name);
    const args = [
      "test", target.path, ...names, "--record", "never", "--report", report, "-q", ...this.options(target),
    ];
    let ended;
    try {
      ended = await this.program.run(args, { cwd: target.folder, signal });
    } catch (error) {
      for (const item of items) {
        if (error instanceof Cancelled) run.skipped(item);
        else run.errored(item, new vscode.TestMessage(error.message));
      }
      throw error;
    }
    const results = ended.status <= 1 ? resultsIn(report) : undefined;
    if (!results) {
      const message = new vscode.TestMessage(lastLine(ended.stderr, ended.status));
      for (const item of items) run.errored(item, message);
      run.appendOutput(ended.stderr.replace(/\r?\n/g, "\r\n"));
      return;
    }
    const byName = new Map(results.map(result => [result.name, result]));
    for (const item of items) {
      const test = this.tests.get(item);
      test.result = byName.get(test.name);
      await this.tell(item, test, run, report);
    }
  }

  /** Reports the result of a test. */
  async tell(item, test, run, report) {
    const { result } = test;
    // The preview was removed since the list was made.
    if (!result || result.outcome === "disabled") return run.skipped(item);
    const milliseconds = result.seconds * 1000;
    for (const warning of result.warnings) run.appendOutput(`${test.name}: warning: ${warning}\r\n`, undefined, item);
    if (result.outcome === "passed") return run.passed(item, milliseconds);
    const message = await failureMessage(this.program, item, test, report);
    run.appendOutput(`${test.name}: ${result.message}\r\n`, undefined, item);
    return run.failed(item, message, milliseconds);
  }

  // MARK: Recording

  /**
   * Makes the pictures of previews the expected ones, and compares again. Pictures that equal the expected ones stay,
   * and previews without a picture fail as in any run.
   *
   * @param items The items of tests.
   * @param asShown Whether to accept the pictures of the last run, which the user has seen, instead of new ones.
   */
  async record(items, asShown) {
    const token = new vscode.CancellationTokenSource().token;
    const request = new vscode.TestRunRequest(items);
    if (!asShown) await this.run(request, token);
    const byRoot = new Map();
    for (const item of items.flatMap(item => this.leaves(item))) {
      const { target, name, result } = this.tests.get(item);
      if (result && result.accept) byRoot.set(target.root, [...byRoot.get(target.root) ?? [], name]);
    }
    for (const [root, names] of byRoot) {
      const { status, stderr } = await this.program.run(["accept", "--package", root, ...names], { cwd: root });
      if (status !== 0) throw new Error(lastLine(stderr, status));
    }
    if (byRoot.size) await this.run(request, token);
  }

  /** Records the preview around a line of a file. */
  async recordBlock(uri, line) {
    try {
      const document = await vscode.workspace.openTextDocument(uri);
      // The program reads the stored file.
      if (document.isDirty) await document.save();
      const block = blockAt(previewBlocks(document.getText()), line);
      if (!block) throw new Error("there is no preview at the cursor");
      const items = await this.itemsAt(uri, block.line);
      if (items.length === 0) throw new Error(`render test lists no preview in line ${block.line + 1}`);
      await this.record(items, false);
    } catch (error) {
      await this.program.tell(error);
    }
  }

  /** @param item A test's item; or its identifier, from a failure's link, which accepts the picture shown. */
  async recordItem(item) {
    try {
      const isLink = typeof item === "string";
      const found = isLink ? this.itemNamed(item) : item;
      if (found) await this.record([found], isLink);
    } catch (error) {
      await this.program.tell(error);
    }
  }

  /** A failed test with its pictures, by its item's identifier. */
  failure(id) {
    const item = this.itemNamed(id);
    const test = item && this.tests.get(item);
    return test && test.pictures ? { ...test, id } : undefined;
  }

  itemNamed(id) {
    return itemsIn(this.controller.items).flatMap(item => this.leaves(item)).find(item => item.id === id);
  }

  /** The tests of the preview that begins at a line. */
  async itemsAt(uri, line) {
    const item = this.itemOf(uri);
    const isListed = !item.canResolveChildren && this.listed.get(uri.fsPath) === shapeOf(uri.fsPath);
    if (!isListed) await this.resolve(item);
    // `resolve` has shown the error.
    if (item.error) throw new Cancelled();
    return this.leaves(item).filter(each => {
      const test = this.tests.get(each);
      return test.uri.fsPath === uri.fsPath && test.line === line;
    });
  }

  dispose() { for (const each of this.subscriptions) each.dispose(); }
}

function itemsIn(collection) {
  const all = [];
  collection.forEach(item => all.push(item));
  return all;
}

function signalOf(token) {
  const cancel = new AbortController();
  if (token.isCancellationRequested) cancel.abort();
  token.onCancellationRequested(() => cancel.abort());
  return cancel.signal;
}

function digest(text) { return crypto.createHash("sha256").update(text).digest("hex").slice(0, 16); }

/** The lines and titles of a file's previews, as text to compare. */
function shapeOf(file, text) {
  try { text ??= fs.readFileSync(file, "utf8"); } catch { return ""; }
  return JSON.stringify(previewBlocks(text).map(block => [block.line, block.title, block.displayNames]));
}

module.exports = { PreviewTests };
