// SPDX-License-Identifier: MIT
"use strict";

// The part of the module `vscode` that the extension uses, without an editor.
//
// Names, arguments and events are those of VS Code. `fake` holds what a user would do and see.

const fs = require("fs");
const path = require("path");

// MARK: Values

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
}

class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}

class Uri {
  constructor(text) {
    this.url = new URL(text);
    this.scheme = this.url.protocol.slice(0, -1);
    this.fsPath = decodeURIComponent(this.url.pathname);
  }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri("file://" + name.split("/").map(encodeURIComponent).join("/")); }
  toString() { return this.url.href; }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = listener => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { return [...this.listeners].map(listener => listener(value)); }
}

class CancellationTokenSource {
  constructor() {
    const emitter = new EventEmitter();
    this.token = { isCancellationRequested: false, onCancellationRequested: emitter.event };
    this.cancel = () => {
      this.token.isCancellationRequested = true;
      emitter.fire();
    };
  }
}

class Diagnostic {
  constructor(range, message, severity) { Object.assign(this, { range, message, severity }); }
}

class CodeLens {
  constructor(range, command) { Object.assign(this, { range, command }); }
}

class CodeAction {
  constructor(title, kind) { Object.assign(this, { title, kind }); }
}

class WorkspaceEdit {
  constructor() { this.all = []; }
  replace(uri, range, text) { this.all.push({ uri, range, text }); }
}

class MarkdownString {
  constructor() { this.value = ""; }
  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~]/g, "\\$&");
    return this;
  }
  appendMarkdown(text) { this.value += text; return this; }
}

class TestMessage {
  constructor(message) { this.message = message; }
}

class TestRunRequest {
  constructor(include, exclude) { Object.assign(this, { include, exclude }); }
}

// MARK: What the user does and sees

const emitters = {};
for (const name of ["active", "selection", "save", "open", "configuration"]) emitters[name] = new EventEmitter();

/** What the user does and sees. */
const fake = {
  /** The open folders. */
  folders: [],
  /** The origin that replaces local ones, as with forwarded ports. */
  externalOrigin: undefined,
  settings: {},
  documents: new Map(),
  commands: new Map(),
  collections: [],
  lenses: [],
  actions: [],
  panels: [],
  controllers: [],
  errors: [],
  output: "",

  setSetting(name, value) {
    fake.settings[name] = value;
    emitters.configuration.fire({ affectsConfiguration: section => `zoetrope.${name}`.startsWith(section) });
  },

  document(file) {
    if (fake.documents.has(file)) return fake.documents.get(file);
    const document = {
      uri: Uri.file(file), languageId: file.endsWith(".swift") ? "swift" : "plaintext", isDirty: false,
      text: fs.readFileSync(file, "utf8"), getText: () => document.text,
      save: async () => fake.save(file, document.text),
    };
    fake.documents.set(file, document);
    emitters.open.fire(document);
    return document;
  },

  /** Opens a file and makes its editor the active one, with the cursor in a line. */
  edit(file, line = 0) {
    const editor = { document: fake.document(file), selection: { active: new Position(line, 0) } };
    vscode.window.activeTextEditor = editor;
    emitters.active.fire(editor);
    return editor;
  },

  moveCursor(line) {
    const textEditor = vscode.window.activeTextEditor;
    textEditor.selection = { active: new Position(line, 0) };
    emitters.selection.fire({ textEditor });
  },

  /** Returns a promise of all that listeners do. */
  save(file, text) {
    const document = fake.document(file);
    document.text = text;
    document.isDirty = false;
    fs.writeFileSync(file, text);
    return Promise.all(emitters.save.fire(document));
  },

  /** Runs a profile of a controller as the test view does. */
  async runTests(include) {
    const controller = fake.controllers[0];
    controller.runs.length = 0;
    await controller.profiles[0].handler(new TestRunRequest(include), new CancellationTokenSource().token);
    return controller.runs[0];
  },
};

// MARK: Tests

class TestItemCollection {
  constructor() { this.map = new Map(); }
  get size() { return this.map.size; }
  get(id) { return this.map.get(id); }
  add(item) { this.map.set(item.id, item); }
  replace(items) { this.map = new Map(items.map(item => [item.id, item])); }
  forEach(visit) { for (const item of this.map.values()) visit(item, this); }
}

function testRun() {
  const run = { states: new Map(), messages: new Map(), output: "", hasEnded: false };
  for (const state of ["started", "passed", "failed", "errored", "skipped"]) {
    run[state] = (item, message) => {
      if (run.hasEnded) throw new Error("a result after the end of the run");
      run.states.set(item.label, state);
      if (state === "failed" || state === "errored") run.messages.set(item.label, message);
    };
  }
  run.appendOutput = text => { run.output += text; };
  run.end = () => { run.hasEnded = true; };
  return run;
}

function createTestController(id, label) {
  const controller = {
    id, label, items: new TestItemCollection(), profiles: [], runs: [],
    createTestItem: (id, label, uri) =>
      ({ id, label, uri, children: new TestItemCollection(), canResolveChildren: false }),
    createRunProfile: (label, kind, handler, isDefault) => {
      controller.profiles.push({ label, kind, handler, isDefault });
    },
    createTestRun: () => {
      controller.runs.push(testRun());
      return controller.runs[controller.runs.length - 1];
    },
    dispose: () => {},
  };
  fake.controllers.push(controller);
  return controller;
}

// MARK: The module

function createWebviewPanel(viewType, title, column, options) {
  const disposal = new EventEmitter();
  const panel = {
    viewType, title, column, isDisposed: false, onDidDispose: disposal.event, reveals: 0, reveal: () => panel.reveals++,
    webview: {
      html: "", options, cspSource: "https://resources.example",
      asWebviewUri: uri => "https://resources.example" + uri.fsPath,
    },
    dispose: () => {
      if (panel.isDisposed) return;
      panel.isDisposed = true;
      disposal.fire();
    },
  };
  fake.panels.push(panel);
  return panel;
}

function createDiagnosticCollection() {
  const map = new Map();
  const collection = {
    map, set: (uri, all) => map.set(uri.fsPath, all), delete: uri => map.delete(uri.fsPath), clear: () => map.clear(),
    get: uri => map.get(uri.fsPath), dispose: () => map.clear(),
  };
  fake.collections.push(collection);
  return collection;
}

function swiftFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".build") ? [] : swiftFiles(name);
    return name.endsWith(".swift") ? [Uri.file(name)] : [];
  });
}

const manifest = JSON.parse(fs.readFileSync(path.join(__dirname, "..", "package.json"), "utf8"));
const ignore = () => ({ dispose: () => {} });

const vscode = {
  CancellationTokenSource, CodeAction, CodeLens, Diagnostic, Location, MarkdownString, Position, Range, TestMessage,
  TestRunRequest, Uri, WorkspaceEdit,
  CodeActionKind: { QuickFix: "quickfix" },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  TestRunProfileKind: { Run: 1, Debug: 2, Coverage: 3 },
  ViewColumn: { Active: -1, Beside: -2 },
  commands: {
    registerCommand: (name, run) => {
      if (fake.commands.has(name)) throw new Error(`${name} is registered twice`);
      fake.commands.set(name, run);
      return { dispose: () => fake.commands.delete(name) };
    },
    executeCommand: async (name, ...args) => fake.commands.get(name)(...args),
  },
  env: {
    asExternalUri: async uri => fake.externalOrigin ? Uri.parse(fake.externalOrigin + uri.url.pathname) : uri,
    clipboard: { writeText: async text => { fake.clipboard = text; } },
  },
  languages: {
    createDiagnosticCollection,
    registerCodeActionsProvider: (selector, provider, { providedCodeActionKinds }) => {
      fake.actions.push({ selector, provider, kinds: providedCodeActionKinds });
      return ignore();
    },
    registerCodeLensProvider: (selector, provider) => { fake.lenses.push({ selector, provider }); return ignore(); },
  },
  tests: { createTestController },
  window: {
    activeTextEditor: undefined,
    createOutputChannel: () => ({
      append: text => { fake.output += text; }, appendLine: text => { fake.output += text + "\n"; }, dispose: () => {},
    }),
    createWebviewPanel,
    onDidChangeActiveTextEditor: emitters.active.event, onDidChangeTextEditorSelection: emitters.selection.event,
    showErrorMessage: async (message, ...buttons) => {
      fake.errors.push({ message, buttons });
      return fake.press;
    },
    showInformationMessage: async () => undefined,
  },
  workspace: {
    get textDocuments() { return [...fake.documents.values()]; },
    findFiles: async () => fake.folders.flatMap(swiftFiles),
    getConfiguration: section => ({
      get: name => {
        const key = `${section}.${name}`, property = manifest.contributes.configuration.properties[key];
        if (!property) throw new Error(`package.json has no setting ${key}`);
        return fake.settings[name] ?? property.default;
      },
    }),
    getWorkspaceFolder: uri => {
      const folder = fake.folders.find(folder => uri.fsPath.startsWith(folder + "/"));
      return folder && { uri: Uri.file(folder) };
    },
    onDidChangeConfiguration: emitters.configuration.event, onDidOpenTextDocument: emitters.open.event,
    onDidSaveTextDocument: emitters.save.event,
    openTextDocument: async uri => fake.document(uri.fsPath),
  },
};

module.exports = { fake, manifest, vscode };
