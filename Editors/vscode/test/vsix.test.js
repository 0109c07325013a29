// SPDX-License-Identifier: MIT
"use strict";

// The packed extension.

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { folderWith, manifest, vscode } = require("./support");

const ROOT = path.resolve(__dirname, "../../..");
const RELEASES = "https://releases.example/zoetrope";
const isMissing = ["zip", "unzip"].find(name => spawnSync(name, ["-v"]).status !== 0);

function pack(folder, environment) {
  const env = { ...process.env, ...environment };
  return execFileSync(path.join(ROOT, "Tools/vsix"), [folder, RELEASES], { encoding: "utf8", env }).trim();
}

test("the packed extension has the program's version, and runs", { skip: isMissing && `no ${isMissing}` }, test => {
  const folder = folderWith(test, {});
  const file = pack(folder);
  const version = /static let number = "(.*)"/.exec(
    fs.readFileSync(path.join(ROOT, "Sources/Tools/Commands/Version.swift"), "utf8"))[1];
  assert.equal(path.basename(file), `zoetrope-${version}.vsix`);
  execFileSync("unzip", ["-q", file, "-d", path.join(folder, "unpacked")]);
  const extension = path.join(folder, "unpacked/extension");
  const packed = JSON.parse(fs.readFileSync(path.join(extension, "package.json"), "utf8"));
  assert.deepEqual(packed, { ...manifest, version, homepage: RELEASES });

  // All that it requires is in the file.
  const context = {
    subscriptions: [], globalStorageUri: vscode.Uri.file(folder), extension: { packageJSON: packed },
  };
  const { activate, deactivate } = require(path.join(extension, packed.main));
  const { program } = activate(context);
  assert.equal(program.releases, RELEASES);
  for (const each of context.subscriptions) each.dispose();
  deactivate();

  const listed = fs.readFileSync(path.join(folder, "unpacked/extension.vsixmanifest"), "utf8");
  assert.ok(listed.includes(`Version="${version}" Publisher="${manifest.publisher}"`));
  assert.ok(listed.includes(`<DisplayName>${manifest.displayName}</DisplayName>`));
  assert.ok(listed.includes(`Engine" Value="${manifest.engines.vscode}"`));
  assert.ok(listed.includes(`<Categories>${manifest.categories.join()}</Categories>`));
  assert.ok(listed.includes(`<Tags>${manifest.keywords.join()}</Tags>`));
  for (const [, name] of listed.matchAll(/ Path="([^"]+)"/g)) {
    assert.ok(fs.existsSync(path.join(folder, "unpacked", name)), name);
  }
  const types = fs.readFileSync(path.join(folder, "unpacked/[Content_Types].xml"), "utf8");
  for (const name of execFileSync("unzip", ["-Z1", file], { encoding: "utf8" }).trim().split("\n")) {
    if (name !== "[Content_Types].xml") assert.ok(types.includes(`Extension="${path.extname(name)}"`), name);
  }
});

test("the same sources give the same bytes", { skip: isMissing && `no ${isMissing}` }, test => {
  const environments = [{ TZ: "UTC" }, { TZ: "America/Lima", LC_ALL: "C" }];
  const files = environments.map(environment => pack(folderWith(test, {}), environment));
  assert.ok(fs.readFileSync(files[0]).equals(fs.readFileSync(files[1])));
});
