// SPDX-License-Identifier: MIT
"use strict";

// Shows the findings of `render check --json` as diagnostics.

const fs = require("fs");
const vscode = require("vscode");
const { hasViews } = require("./preview-blocks");
const { lastLine } = require("./program");
const { marked } = require("./quick-fixes");
const { projectOptions, setting, targetOfUri } = require("./settings");

/** The time between a save and its check, in milliseconds. Another save restarts it. */
const SAVE_DELAY = 250;

class Diagnostics {
  /** @param program The `Program` that runs the checks. */
  constructor(program) {
    this.program = program;
    this.collection = vscode.languages.createDiagnosticCollection("zoetrope");
    /** The checks by the path that they check. Each has `timer` or `cancel`, and `files`: the URIs with findings. */
    this.checks = new Map();
    /** Replacements by the URI of their file; see `fixes`. */
    this.replacements = new Map();
    this.subscriptions = [
      this.collection,
      vscode.workspace.onDidSaveTextDocument(document => {
        if (setting("check", document.uri) !== "never") this.checkSoon(document);
      }),
      vscode.workspace.onDidOpenTextDocument(document => {
        if (setting("check", document.uri) === "onOpenAndSave") this.checkSoon(document);
      }),
      vscode.workspace.onDidChangeConfiguration(event => {
        const changes = ["check", "scope", "target"].some(name => event.affectsConfiguration(`zoetrope.${name}`));
        if (changes) this.clear();
      }),
    ];
  }

  checkSoon(document) {
    if (document.languageId !== "swift" || document.uri.scheme !== "file" || !hasViews(document.getText())) return;
    const target = targetOfUri(document.uri);
    const check = this.checks.get(target.path) ?? { files: [] };
    this.checks.set(target.path, check);
    clearTimeout(check.timer);
    if (check.cancel) check.cancel.abort();
    check.timer = setTimeout(() => this.check(document.uri), SAVE_DELAY);
  }

  /**
   * Checks the package, project, folder or file to which a file belongs, and replaces its diagnostics. Cancels an
   * older check of the same path.
   *
   * @returns A promise of the report, as `render check --json` prints it; undefined if there is none.
   */
  async check(uri) {
    const target = targetOfUri(uri);
    const check = this.checks.get(target.path) ?? { files: [] };
    this.checks.set(target.path, check);
    if (check.cancel) check.cancel.abort();
    const cancel = check.cancel = new AbortController();
    try {
      const args = ["check", target.path, "--json", ...projectOptions(uri)];
      const { status, stdout, stderr } = await this.program.run(args, { cwd: target.folder, signal: cancel.signal });
      if (check.cancel !== cancel) return undefined;
      const report = parsed(stdout);
      if (!report) throw new Error(lastLine(stderr, status));
      if (report.version !== 1) throw new Error(`render check printed version ${report.version} of its JSON, not 1`);
      this.show(report, check);
      return report;
    } catch (error) {
      await this.program.tell(error);
      return undefined;
    }
  }

  show(report, check) {
    for (const uri of check.files) {
      this.collection.delete(uri);
      this.replacements.delete(uri.toString());
    }
    const found = new Map();
    for (const finding of findings(report)) {
      if (!found.has(finding.place.file)) found.set(finding.place.file, []);
      found.get(finding.place.file).push(finding);
    }
    check.files = [];
    for (const [file, all] of found) {
      const uri = vscode.Uri.file(file);
      const lines = linesOf(uri);
      this.collection.set(uri, all.map(finding => diagnostic(finding, lines)));
      this.replacements.set(uri.toString(), all.filter(({ place }) => place.correction).map(({ place }) => {
        const marks = rangeOf(place, lines), range = rangeOf({ ...place.correction, line: place.line }, lines);
        return { marks, range, word: marked(range, lines), line: lines[range.start.line], text: place.correction.text };
      }));
      check.files.push(uri);
    }
  }

  /** The corrections of a file: each `text` replaces `word` in `range` of `line`. `marks` is the range of the finding. */
  fixes(uri) { return this.replacements.get(uri.toString()) ?? []; }

  clear() {
    this.replacements.clear();
    for (const check of this.checks.values()) {
      clearTimeout(check.timer);
      if (check.cancel) check.cancel.abort();
    }
    this.checks.clear();
    this.collection.clear();
  }

  dispose() {
    this.clear();
    for (const each of this.subscriptions) each.dispose();
  }
}

function parsed(text) {
  try { return JSON.parse(text); } catch { return undefined; }
}

/** All findings of a report: `place`, `message`, `severity` and `code`. */
function findings(report) {
  const { Error, Warning, Information } = vscode.DiagnosticSeverity;
  const lacks = { never: "Zoetrope does not support", notYet: "Zoetrope does not support yet:" };
  const all = [];
  const add = (place, message, severity, code) => all.push({ place, message, severity, code });
  for (const family of report.missing) {
    for (const name of family.names) {
      const message = `${lacks[family.support]} ${name.kind} '${name.name}' (${family.family}); render leaves it out`;
      for (const place of name.places) add(place, message, Warning, "missing-name");
    }
  }
  for (const { name, support, places } of report.modules) {
    const message = support === "unknown"
      ? `no module '${name}'` : `${lacks[support]} module '${name}'; render leaves out code that needs it`;
    for (const place of places) add(place, message, support === "unknown" ? Error : Warning, "missing-module");
  }
  for (const call of report.calls) add(call, call.message, Warning, "unsupported-call");
  for (const error of report.errors) add(error, error.message, Error, "error");
  for (const error of report.consequences) {
    add(error, `${error.message} (may follow from another error)`, Information, "consequence");
  }
  return all;
}

function diagnostic({ place, message, severity, code }, lines) {
  const result = new vscode.Diagnostic(rangeOf(place, lines), message, severity);
  result.source = "zoetrope";
  result.code = code;
  return result;
}

/** The range of a place of the report, or of the word there. Lines and columns count from 1; columns are bytes of UTF-8. */
function rangeOf(place, lines) {
  const line = Math.max(0, place.line - 1), text = lines[line] ?? "";
  const before = column => Buffer.from(text).subarray(0, Math.max(0, column - 1)).toString("utf8").length;
  const start = before(place.column);
  if (place.endColumn) return new vscode.Range(line, start, line, before(place.endColumn));
  const word = /^(?:[#@.$]?[\p{L}_][\p{L}\p{N}_]*|`[^`]*`|[^\s])/u.exec(text.slice(start));
  return new vscode.Range(line, start, line, start + (word ? word[0].length : 0));
}

/** The lines of a file: as in the editor if the file is open, else as on the disk. */
function linesOf(uri) {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open) return open.getText().split(/\r\n|\n|\r/);
  try { return fs.readFileSync(uri.fsPath, "utf8").split(/\r\n|\n|\r/); } catch { return []; }
}

module.exports = { Diagnostics, findings, rangeOf };
