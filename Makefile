# Zoetrope's targets; `make` alone lists them. Requires Debian or Ubuntu with a Swift 6.3 toolchain in PATH.

PREFIX ?= /usr/local
SWIFT ?= swift

# All compiler and linker flags are in Package.swift, so that the program, the tests and dependent packages share one
# folder of objects. PLAIN=1 omits flags that only add speed (docs/toolchain.md).
ifdef PLAIN
export ZOETROPE_PLAIN = 1
endif
# A plain build has a folder of its own, since it shares no objects with other builds.
SCRATCH = $(CURDIR)/.build$(if $(PLAIN),-plain)
# Dead stripping of swiftbuild's merged objects drops sections that are used; rendering then ends in SIGSEGV.
FLAGS = -c release --scratch-path $(SCRATCH) $(if $(BUILD_SYSTEM),--build-system $(BUILD_SYSTEM)) \
	$(if $(filter swiftbuild,$(BUILD_SYSTEM)),--disable-dead-strip)
RELEASE = $(SWIFT) build $(FLAGS)
# SwiftPM's products folder, queried once. BUILD_SYSTEM=swiftbuild has another one.
BIN = $(eval BIN := $$(shell $(RELEASE) --show-bin-path))$(BIN)
RENDER = $(BIN)/render

# A testable build would recompile every module with other flags.
SWIFT_TEST = SNAPSHOT_RECORD=$(RECORD) $(SWIFT) test $(FLAGS) --disable-testable-imports
# The bounds of these tests hold only for builds with the speed flags.
TEST = $(SWIFT_TEST) --disable-xctest $(if $(PLAIN),--skip InstructionTests --skip typesThatSurelyDoNotConformAreKnown)
# Dependent packages reuse our modules from the same folder and compile only their own. Build plans are not cached,
# because the cached plan would be that of the previous package.
SHARED = --scratch-path $(SCRATCH) --disable-build-manifest-caching
EXAMPLE = --package-path Tests/Examples/Badges --disable-build-manifest-caching
# Builds only what the tests need. `--build-tests` would also build the tools of our dependencies' plugins, and for these
# compile ArgumentParser a second time. SwiftPM's new build system knows no products of tests.
tests_of = $(if $(BUILD_SYSTEM),--build-tests,--product $(1)PackageTests)
# Copies the pinned versions: newer versions of shared dependencies would recompile everything.
RESOLVE_EXAMPLE = cp Package.resolved Tests/Examples/Badges/
# The record mode of snapshots: missing, all, failed or never. Tests record only on request.
RECORD = $(or $(SNAPSHOT_RECORD),never)
# Builds the program, with the static C++ library if the compiler has one, and beside it the engine for
# `render My.swift`.
define PROGRAM
	mkdir -p .build/archives && ln -sf "$$(clang -print-file-name=libstdc++.a)" .build/archives/
	$(RELEASE) --product render
	Tools/engine $(BIN) $(BIN)/zoetrope-engine
endef

# C libraries by their pkg-config name, with their Debian packages.
LIBRARIES = libpng:libpng-dev libjpeg:libjpeg-dev libwebpmux:libwebp-dev zlib:zlib1g-dev libdeflate:libdeflate-dev \
	freetype2:libfreetype-dev harfbuzz:libharfbuzz-dev fribidi:libfribidi-dev yaml-0.1:libyaml-dev \
	libmd:libmd-dev

# Fonts by a folder or file that exists once they are installed, with their Debian packages.
FONTS = opentype/inter:fonts-inter truetype/jetbrains-mono:fonts-jetbrains-mono \
	truetype/noto/NotoSerif-Regular.ttf:fonts-noto-core truetype/dejavu/DejaVuSans.ttf:fonts-dejavu-core \
	truetype/dejavu/DejaVuSans-Oblique.ttf:fonts-dejavu-extra \
	truetype/noto/NotoColorEmoji.ttf:fonts-noto-color-emoji
# The font for Chinese, Japanese and Korean. It is optional; without it, boxes replace these letters.
EAST_ASIA = /usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf
EAST_ASIA_PACKAGE = fonts-droid-fallback

# The font folders that `make install` copies, so that an installation does not depend on the font packages.
FONT_ROOT = /usr/share/fonts
FONT_FOLDERS = opentype/inter truetype/dejavu truetype/jetbrains-mono truetype/noto
# The fonts' licences must be distributed with them.
FONT_COPYRIGHTS = $(foreach pair,$(FONTS) $(EAST_ASIA_PACKAGE),/usr/share/doc/$(lastword $(subst :, ,$(pair)))/copyright)

# External programs, with their Debian packages.
PROGRAMS = potrace:potrace pdftocairo:poppler-utils rsvg-convert:librsvg2-bin ffmpeg:ffmpeg jq:jq curl:curl parallel:parallel \
	zip:zip unzip:unzip xz:xz-utils

.DEFAULT_GOAL := help
.PHONY: help setup basics needs build gears test record assets shapes bench bench-peers cold curves truth decoders format lint map check docs
.PHONY: same-bytes arm64 prose stand-ins browser counter test-packages test-plugins cards headers compatibility install package package-test artifactbundle vsix editor-test sanitize fuzz clean

help: ## Show these targets.
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Sets the shell variable `missing` to the missing packages of libraries, fonts and the given programs.
define find_missing
missing=; command -v pkg-config >/dev/null || missing=pkg-config; \
	for pair in $(LIBRARIES); do \
		pkg-config --exists "$${pair%%:*}" 2>/dev/null || missing="$$missing $${pair#*:}"; \
	done; \
	for pair in $(FONTS); do \
		[ -e "$(FONT_ROOT)/$${pair%%:*}" ] || missing="$$missing $${pair#*:}"; \
	done; \
	for pair in $(1); do \
		command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair#*:}"; \
	done
endef

# Installs missing packages as root or with password-less sudo; otherwise prints the command to run.
define install_missing
	@$(call find_missing,$(1)); \
	letters=; [ -e $(EAST_ASIA) ] || letters=$(EAST_ASIA_PACKAGE); \
	[ -n "$$missing$$letters" ] || exit 0; \
	install="apt-get install -y --no-install-recommends"; \
	if [ "$$(id -u)" = 0 ]; then sudo=; \
	elif sudo -n true 2>/dev/null; then sudo=sudo; \
	elif [ -z "$$missing" ]; then echo "Chinese, Japanese and Korean: sudo $$install $$letters" >&2; exit 0; \
	else echo "Missing packages. Please run: sudo apt-get update && sudo $$install $$missing $$letters" >&2; exit 1; fi; \
	if [ -n "$$missing" ]; then $$sudo apt-get update && $$sudo $$install $$missing || exit 1; fi; \
	[ -z "$$letters" ] || { [ -n "$$missing" ] || $$sudo apt-get update; $$sudo $$install $$letters; } || \
		echo "no $$letters: boxes stand for the letters of Chinese, Japanese and Korean" >&2
endef

setup: ## Install the libraries, fonts and programs that are missing.
	$(call install_missing,$(PROGRAMS))

# Installs everything needed to build the program and draw scenes, and potrace, which is small. The other programs are
# large; videos, sounds other than WAV, PDF images and tests use them.
basics:
	$(call install_missing,potrace:potrace)

# Checks for the packages of `basics` without installing them.
needs:
	@$(call find_missing,potrace:potrace); \
	[ -z "$$missing" ] || { echo "Missing packages:$$missing. To install them: make setup" >&2; exit 1; }

build: needs ## Build the program and print its path. Installs nothing.
	$(PROGRAM)
	@echo "built: $(RENDER)"

# A fresh machine needs only this target and `make test`.
gears: basics ## Render 120 frames of the gears scene to out/.
	$(PROGRAM)
	$(RENDER) gears --frames 120 -o out/ --force

test: setup ## Build and run all tests, and those of the example package.
	$(PROGRAM)
	$(RELEASE) $(call tests_of,Zoetrope)
	Tools/suite $(TEST)
	$(RESOLVE_EXAMPLE)
	$(RELEASE) $(EXAMPLE) $(call tests_of,Badges)
	$(SWIFT_TEST) --skip-build $(EXAMPLE)

# A package as `render init` writes it. Its first run records snapshots and therefore fails.
STARTED = $(SCRATCH)/started/Cards
STARTED_FLAGS = --scratch-path $(SCRATCH)-started

# SwiftPM applies module aliases only to a package whose folder is named as the dependency says.
LINK = mkdir -p $(SCRATCH)/linked && ln -sfn $(CURDIR) $(SCRATCH)/linked/zoetrope
LINKED = ZOETROPE=$(SCRATCH)/linked/zoetrope $(SWIFT)
LEDGER = -c release --package-path Tests/Examples/Ledger --scratch-path $(SCRATCH)-ledger

# Both packages recompile every module: Ledger under other names, the new package for testing, since other builds drop
# the previews of modules that no code refers to. CustomDump tests with `canImport` for modules of frameworks, and must
# not find ours. So it is built a second time, when all of our modules exist.
test-packages: test ## Build and test dependent packages: one with GRDB and CustomDump, and one as render init writes it.
	cp Package.resolved Tests/Examples/Ledger/
	$(LINK)
	SNAPSHOT_RECORD=$(RECORD) $(LINKED) test $(LEDGER) --disable-xctest
	rm -rf $(SCRATCH)-ledger/*/release/CustomDump.build
	$(LINKED) build $(LEDGER) --target CustomDump
	rm -rf $(STARTED)
	$(RENDER) init $(STARTED) --zoetrope $(CURDIR) -q
	cp Package.resolved $(STARTED)/
	! SNAPSHOT_RECORD=missing $(STARTED)/ci/previews $(STARTED_FLAGS)
	SNAPSHOT_RECORD=never $(STARTED)/ci/previews $(STARTED_FLAGS)

# Not a part of `make check`, because Hummingbird and its dependencies take minutes to build.
CARDS = --package-path Tests/Examples/ShareCards $(SHARED)
CARD_SERVER = $(BIN)/share-cards
COUNT = 5000

cards: setup ## Build and test the server of Tests/Examples/ShareCards, and draw COUNT cards on one thread and on two.
	[ -e Package.resolved ] || $(SWIFT) package resolve
	cp Package.resolved Tests/Examples/ShareCards/
	$(LINK)
	$(LINKED) build -c release $(CARDS) --product share-cards
	$(CARD_SERVER) bench $(COUNT) 1
	$(CARD_SERVER) bench $(COUNT) 2
	$(LINKED) test -c release $(CARDS) --disable-xctest --disable-testable-imports

# The plugins rebuild the program with the settings of the package that uses them.
PLUGIN = $(SWIFT) package --package-path $(STARTED) --scratch-path $(CURDIR)/.build-plugin --allow-writing-to-package-directory

test-plugins: test-packages ## Use swift package render and swift package snapshot in such a package.
	$(PLUGIN) render -o previews/ --force
	ls $(STARTED)/previews/Sources/Cards/PulseView/Red.png $(STARTED)/previews/Sources/Cards/PulseView/Blue.png
	! SNAPSHOT_RECORD=missing $(PLUGIN) snapshot
	$(PLUGIN) snapshot --record never

record: RECORD = all
record: setup ## Record all snapshots anew.
	-$(TEST) --filter 'SceneSheetTests|PictureTests|ExpectSnapshotTests'
	$(RESOLVE_EXAMPLE)
	-$(SWIFT_TEST) $(EXAMPLE)
	@echo "Recording always fails the tests. Look at what changed (git diff --stat), then run: make test"

assets: setup ## Redraw the pictures of the built-in scenes in Assets/.
	$(RELEASE) --product SceneArt
	$(BIN)/SceneArt Assets
	ffmpeg -v error -y -i Assets/music.wav -c:a aac -b:a 96k -bitexact Assets/music.m4a

# Generates a shape of the strokes scene: cuts it out of its picture, traces it and converts it to Swift.
# $(call shape,PICTURE,NAME,OPTIONS OF TRACE)
define shape
	$(RENDER) cutout Assets/Assets.xcassets/$(1).imageset/$(1).png -o out/shapes/$(2).png --crop --force
	$(RENDER) trace out/shapes/$(2).png -o out/shapes/$(2).svg $(3) --force
	$(RENDER) outline out/shapes/$(2).svg -o out/shapes/$(2).swift --width 250 --force
	@{ printf '// SPDX-License-Identifier: MIT\n\n// Made by `make shapes` from the picture %s. Do not edit.\n\n' $(1); cat out/shapes/$(2).swift; } \
		> Scenes/Strokes/$(2).swift
endef

# The thresholds are above the heart's highlights and the bird's yellow, so that both are filled.
shapes: build ## Retrace the shapes of the strokes scene, and cut out its heart.
	$(call shape,weOnWhite,WeTextShape,--corners 1.2 --optimize 0.4)
	$(call shape,heartOnWhite,HeartShape,--threshold 0.97 --corners 1.2 --optimize 0.4)
	$(call shape,birdOnWhite,BirdShape,--threshold 0.9)
	cp out/shapes/HeartShape.png Assets/Assets.xcassets/heart.imageset/heart.png

# The folder of the programs and Python packages of `make bench` and others; missing ones are skipped.
PEERS = .build-peers

bench: build ## Profile scenes, and compare our GIFs with those of other encoders.
	$(RENDER) bench
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy scipy scikit-image pillow || { echo "no numpy: GIFs are not compared"; exit 1; }
	@$(PEERS)/bin/pip install -q pyvips || echo "no pyvips: skipped"
	@$(RENDER) gears --frames 120 --size 400x860 -o out/bench-gif/ --force -q
	$(PEERS)/bin/python Tests/Bench/gif_bench.py out/bench-gif \
		--ours '$(RENDER) encode {frames} -o {out} --quality {quality} --force -q'

CURVES = out/curves
curves: build ## Measure GIFs and scenes, and draw the curves in docs/. Takes a quarter of an hour.
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy scipy scikit-image pillow pyvips
	rm -rf $(CURVES)
	$(PEERS)/bin/python Tests/Bench/curves.py $(RENDER) frames $(CURVES)
	for scene in gears cards blobs gradients hues; do \
		$(PEERS)/bin/python Tests/Bench/gif_bench.py $(CURVES)/$$scene --quick --json $(CURVES)/gif.json \
			--qualities 100,95,90,80,70,50,30 \
			--ours '$(RENDER) encode {frames} -o {out} --quality {quality} --force -q' || exit 1; \
	done
	$(PEERS)/bin/python Tests/Bench/curves.py $(RENDER) gif $(CURVES)/gif.json docs/gif-curves.png
	$(RENDER) bench --scenes all --json > $(CURVES)/scenes.json
	$(RENDER) bench --views --json > $(CURVES)/views.json
	$(PEERS)/bin/python Tests/Bench/curves.py $(RENDER) bench $(CURVES)/scenes.json $(CURVES)/views.json \
		docs/performance-curves.png

bench-peers: build ## Compare the times of gears, other scenes and single drawings with those of other renderers.
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@for module in numpy pillow skia-python blend2d-py PySide6 psutil websocket-client; do \
		$(PEERS)/bin/pip install -q $$module || echo "no $$module: skipped"; \
	done
	$(PEERS)/bin/python Tests/Bench/peers_bench.py $(RENDER) --whole
	$(PEERS)/bin/python Tests/Bench/kernels_bench.py $(RENDER)

# A private folder outside this project with Apple's images, ours of the same views, and a list of both.
TRUTH =
truth: ## Compare our pictures with Apple's, into docs/truth.md: make truth TRUTH=FOLDER (Tests/Bench/truth.py).
	@[ -d "$(TRUTH)/ref" ] || { echo "TRUTH must be a folder with list.tsv, ref/ and ours/" >&2; exit 1; }
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy pillow
	$(PEERS)/bin/python Tests/Bench/truth.py "$(TRUTH)" docs/truth.md

decoders: build ## Check that ffmpeg, Pillow, gifsicle and Chromium decode our GIFs and APNGs correctly.
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy pillow
	@for file in gear.gif belt.apng transitions.gif record-player.gif; do \
		$(RENDER) $${file%%.*} --frames 30 -o out/decoders/$$file --force -q || exit 1; \
	done
	$(PEERS)/bin/python Tests/Bench/decoders.py $(RENDER) out/decoders/*

# The files that swift-format formats and checks. The nearest .swift-format above a file applies; those of imported
# modules require documentation.
SWIFT_FILES = Package.swift Sources Scenes Tests Plugins

format: ## Format all Swift files.
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)

lint: ## Check formats, documentation, licences, links, imports and layers, marks of modifiers, and that stand-ins are current.
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)
	Tools/headers --check
	Tools/links
	Tools/modules --check
	Tools/modifiers --check
	Tools/stand-ins --check

map: ## Write the modules and their imports to Sources/README.md.
	Tools/modules

N = 100
prose: ## Print N random comments, to check that a newcomer understands them: make prose N=100.
	@Tools/prose $(N)

headers: ## Add the licence to Swift and C files that lack it.
	Tools/headers

stand-ins: ## Generate the stand-ins from the tables in Sources/Apple/StandIns.
	Tools/stand-ins

arm64: ## Compile all C code for arm64, and compare the kernels' bytes with x86-64 under qemu.
	Tools/arm64

compatibility: build ## List SwiftUI's names and which of them exist here, in docs/compatibility.md.
	Tools/symbols $(BIN)/zoetrope-engine .build/symbols
	Tools/modifiers > .build/symbols/modifiers.tsv
	Tools/stand-ins --types > .build/symbols/stand-ins.txt
	$(RENDER) compatibility docs/compatibility.md --symbols .build/symbols

# Installs an optional program of some tests as root. If it is missing, prints which tests are skipped.
define ask_for
	@command -v $(1) >/dev/null || [ "$$(id -u)" != 0 ] || \
		{ apt-get update && apt-get install -y --no-install-recommends $(1); } || \
		echo "no $(1): $(2)" >&2
endef

# Chromium is large and not available on all systems; the page of reports is tested only if it is installed.
browser:
	$(call ask_for,chromium,the page of reports is not tested)

same-bytes: build ## Render views in many environments (time zones, locales, threads, limits, processors) and compare the bytes.
	Tools/same-bytes $(RENDER)

cold: build ## Count the instructions of a start and of a cold still; fail above their bounds (Tools/cold-start).
	$(call ask_for,valgrind,nothing is counted)
	Tools/cold-start $(RENDER)

# Valgrind counts instructions for tests.
counter:
	$(call ask_for,valgrind,instructions of frames are not counted)

check: browser counter lint test-packages cold editor-test ## Run all checks that CI requires of a change.

# The documentation plugin is a dependency of this target only, so that dependent packages do not fetch it.
DOCUMENTED = Zoetrope SwiftUI ZoetropeTesting
DOCS = ZOETROPE_DOCS=1 $(SWIFT) package --scratch-path $(CURDIR)/.build-docs --allow-writing-to-directory out/docs

docs: needs ## Build the documentation of the modules that people import, to out/docs/.
	mkdir -p out/docs
	for module in $(DOCUMENTED); do \
		$(DOCS) generate-documentation --target $$module --output-path out/docs/$$module.doccarchive || exit 1; \
	done

install: build ## Install below PREFIX (/usr/local), as zoetrope and render, with pictures, fonts, manual and completions.
	$(INSTALL)

# Installs the files; also used for packages.
define INSTALL
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/zoetrope
	install -s -m 755 $(RENDER) $(DESTDIR)$(PREFIX)/bin/zoetrope
	ln -sf zoetrope $(DESTDIR)$(PREFIX)/bin/render
	rm -rf $(DESTDIR)$(PREFIX)/lib/zoetrope
	install -d $(DESTDIR)$(PREFIX)/lib
	cp -R $(BIN)/zoetrope-engine $(DESTDIR)$(PREFIX)/lib/zoetrope
	strip --strip-unneeded $(DESTDIR)$(PREFIX)/lib/zoetrope/libZoetropeEngine.so
	rm -rf $(DESTDIR)$(PREFIX)/share/zoetrope/Assets
	cp -R Assets $(DESTDIR)$(PREFIX)/share/zoetrope/Assets
	rm -rf $(DESTDIR)$(PREFIX)/share/zoetrope/ci
	cp -R Tools/ci $(DESTDIR)$(PREFIX)/share/zoetrope/ci
	rm -rf $(DESTDIR)$(PREFIX)/share/zoetrope/fonts
	cd $(FONT_ROOT) && for folder in $(FONT_FOLDERS); do \
		install -d $(abspath $(DESTDIR)$(PREFIX))/share/zoetrope/fonts/$$folder && \
		cp -RL $$folder/. $(abspath $(DESTDIR)$(PREFIX))/share/zoetrope/fonts/$$folder/ || exit 1; \
	done
	[ ! -e $(EAST_ASIA) ] || install -D -m 644 $(EAST_ASIA) $(DESTDIR)$(PREFIX)/share/zoetrope/fonts/truetype/$(notdir $(EAST_ASIA))
	for file in $(wildcard $(FONT_COPYRIGHTS)); do \
		install -D -m 644 $$file $(DESTDIR)$(PREFIX)/share/zoetrope/fonts/copyright/$$(basename $$(dirname $$file)) || exit 1; \
	done
	Tools/completions $(DESTDIR)$(PREFIX)/bin/zoetrope $(DESTDIR)$(PREFIX)/share
endef

# Packages are made from this folder, which contains nothing else.
package: PREFIX = /usr
package: DESTDIR = .build-package/files
package: PACKED = $(DESTDIR)$(PREFIX)/lib/zoetrope
package: build ## Make a .deb and a .tar.xz that need neither Swift nor libraries, in out/package/.
	rm -rf .build-package/files
	$(INSTALL)
	Tools/toolchain $(PACKED)/toolchain $(PACKED)/libZoetropeEngine.so $(PACKED)/PreviewsMacros $(DESTDIR)$(PREFIX)/bin/zoetrope
	ln -sfn toolchain/lib/swift/linux $(PACKED)/runtime
	Tools/package .build-package/files out/package

# The https address from which the bundles will be downloaded; if empty, the plugins refer to local bundles by path.
BUNDLE_URL =
artifactbundle: package ## Make SwiftPM's artifact bundle of the archive, and plugins that use it, in out/package/.
	Tools/artifactbundle "$(or $(BUNDLE_URL),-)" out/package out/package/zoetrope-*-linux-$$(uname -m).tar.xz

package-test: package ## Test the packages in a clean Debian. Requires root and debootstrap.
	@command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; exit 1; }
	Tools/package-test out/package .build-package/clean

# The address of the releases page, which the extension names if the program is missing.
RELEASES ?=
vsix: ## Pack the extension for VS Code (Editors/vscode) as out/package/zoetrope-VERSION.vsix, without a network.
	@command -v zip >/dev/null || { echo "zip is missing: apt-get install zip" >&2; exit 1; }
	Tools/vsix out/package $(RELEASES)

editor-test: build ## Test the extension for VS Code with the built program; needs node 18 or newer.
	@node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null || \
		{ echo "no node 18: the extension for VS Code is not tested" >&2; exit 0; }; \
	RENDER=$(RENDER) node --test --test-reporter=spec Editors/vscode/test/*.test.js

# Builds with sanitizers, each in a folder of its own. They take long and are not a part of `make test`. They also check
# exclusive access, which the program does not.
# A trap ends a Swift program with SIGILL, a sanitizer with status 1 (or libFuzzer's status): either fails the target.
SANITIZE = ZOETROPE_SANITIZE=1 $(SWIFT) build -c release
# Checks undefined behaviour in C only, since Swift traps by itself. The address sanitizer's runtime includes this
# check.
UNDEFINED = -Xcc -fsanitize=undefined -Xcc -fno-sanitize=vptr,function -Xcc -fno-sanitize-recover=undefined
# The Swift compiler uses only the last -sanitize flag, so a further one repeats both values.
FUZZ = ZOETROPE_FUZZ=1 $(SANITIZE) --sanitize=fuzzer --sanitize=address \
	-Xswiftc -sanitize=fuzzer,address --scratch-path $(CURDIR)/.build-fuzz
FUZZER = .build-fuzz/release/Fuzz
ADDRESS = .build-address/release/render
THREAD = .build-thread/release/render
READERS = png apng jpeg gif webp wav svg svg-source events contents text
# The limits per reader: inputs (0: unlimited) and seconds, whichever is reached first.
RUNS = 0
SECONDS = 60
# The maximum length of inputs in bytes, at least twice that of the seeds.
LENGTH = $(or $(LENGTH_$(1)),4096)
LENGTH_text = 256
LENGTH_events = 1024
LENGTH_contents = 1024
LENGTH_svg = 2048
LENGTH_svg-source = 2048
# Leak detection is off, because Swift's permanent allocations would hide all other leaks. Short call stacks and a small
# quarantine keep the fuzzing of views fast, since views allocate much.
export ASAN_OPTIONS = detect_leaks=0:detect_stack_use_after_return=0:malloc_context_size=2:quarantine_size_mb=8
export UBSAN_OPTIONS = halt_on_error=1:print_stacktrace=1
export TSAN_OPTIONS = halt_on_error=1

sanitize: setup ## Run all scenes and the readers' seeds with sanitizers: addresses, undefined behaviour, threads.
	$(SANITIZE) --sanitize=address $(UNDEFINED) --scratch-path $(CURDIR)/.build-address --product render
	for scene in $$($(ADDRESS) list | cut -d ' ' -f 1); do \
		$(ADDRESS) $$scene --frames 6 --fps 4 -o out/sanitize/address/$$scene/ --force -q || exit 1; \
	done
	$(FUZZ) --product Fuzz
	for reader in $(READERS); do \
		FUZZ_READER=$$reader FUZZ_SEEDS=out/sanitize/seeds/$$reader $(FUZZER) && \
		FUZZ_READER=$$reader $(FUZZER) -runs=0 out/sanitize/seeds/$$reader || exit 1; \
	done
	$(SANITIZE) --sanitize=thread --scratch-path $(CURDIR)/.build-thread --product render
	for scene in $$($(THREAD) list | cut -d ' ' -f 1); do \
		$(THREAD) $$scene --threads 2 --frames 6 --fps 4 -o out/sanitize/thread/$$scene/ --force -q || exit 1; \
	done

# Fuzzes one reader: $(call feed,READER)
define feed
	FUZZ_READER=$(1) FUZZ_SEEDS=out/fuzz/$(1)/seeds $(FUZZER)
	@mkdir -p out/fuzz/$(1)/found
	FUZZ_READER=$(1) nice -n 19 $(FUZZER) -runs=$(if $(filter 0,$(RUNS)),-1,$(RUNS)) -max_total_time=$(SECONDS) \
		-timeout=60 -rss_limit_mb=2048 -max_len=$(LENGTH) -print_final_stats=1 -verbosity=0 \
		-artifact_prefix=out/fuzz/$(1)/ out/fuzz/$(1)/found out/fuzz/$(1)/seeds

endef

fuzz: setup ## Feed all readers with faulty input: make fuzz READERS="png gif" RUNS=1000000 SECONDS=600
	$(FUZZ) --product Fuzz
	$(foreach reader,$(READERS),$(call feed,$(reader)))

clean: ## Remove everything that was built.
	rm -rf .build .build-plain .build-ledger .build-plain-ledger .build-started .build-plain-started .build-plugin .build-package .build-address .build-thread .build-fuzz .build-docs Tests/Examples/*/.build out
