# Zoetrope's tasks; `make` alone lists them. Works on Debian and Ubuntu with a Swift 6.3 toolchain in PATH.

PREFIX ?= /usr/local
SWIFT ?= swift

# The program carries the Swift runtime, so that it starts fast and runs where there is no Swift. lld links it in half
# the time. At a fixed address (no PIE) it starts a sixth faster: a hundred thousand pointers need not be adjusted. Tests
# cannot carry the runtime; their other flags mean other object files, hence a folder of their own.
BUILD = $(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --no-pie
SWIFT_TEST = SNAPSHOT_RECORD=$(RECORD) $(SWIFT) test -c release --scratch-path $(CURDIR)/.build-tests \
	--disable-build-manifest-caching -Xswiftc -use-ld=lld
TEST = $(SWIFT_TEST) --disable-xctest
# A package that depends on this one. In the same folder of builds it finds our modules there and compiles its own alone.
# (A plan of the build that is kept there would be that of the package before: its tests would run in place of these.)
TEST_EXAMPLE = $(SWIFT_TEST) --package-path Tests/Examples/Badges
# It must not take newer versions of what both depend on: all would be compiled anew.
RESOLVE_EXAMPLE = cp Package.resolved Tests/Examples/Badges/
# Whether snapshots are recorded: missing, all, failed or never. A test run must not do it on the quiet.
RECORD = $(or $(SNAPSHOT_RECORD),never)
RENDER = .build/release/render

# C libraries as pkg-config calls them, and the Debian packages they come in.
LIBRARIES = libpng:libpng-dev libjpeg:libjpeg-dev zlib:zlib1g-dev libdeflate:libdeflate-dev \
	freetype2:libfreetype-dev harfbuzz:libharfbuzz-dev fribidi:libfribidi-dev yaml-0.1:libyaml-dev

# Fonts by the folder or file that shows they are there.
FONTS = opentype/inter:fonts-inter truetype/jetbrains-mono:fonts-jetbrains-mono \
	truetype/noto/NotoSerif-Regular.ttf:fonts-noto-core truetype/dejavu/DejaVuSans.ttf:fonts-dejavu-core \
	truetype/dejavu/DejaVuSans-Oblique.ttf:fonts-dejavu-extra

# Programs that are run, and their packages.
PROGRAMS = potrace:potrace

.DEFAULT_GOAL := help
.PHONY: help setup build gears test record assets shapes bench bench-peers decoders format lint check install clean

help: ## Show these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the libraries, fonts and programs that are missing.
	@missing=; command -v pkg-config >/dev/null || missing=pkg-config; \
	for pair in $(LIBRARIES); do \
		pkg-config --exists "$${pair%%:*}" 2>/dev/null || missing="$$missing $${pair#*:}"; \
	done; \
	for pair in $(FONTS); do \
		[ -e "/usr/share/fonts/$${pair%%:*}" ] || missing="$$missing $${pair#*:}"; \
	done; \
	for pair in $(PROGRAMS); do \
		command -v "$${pair%%:*}" >/dev/null || missing="$$missing $${pair#*:}"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	install="apt-get install -y --no-install-recommends $$missing"; \
	if [ "$$(id -u)" = 0 ]; then sudo=; \
	elif sudo -n true 2>/dev/null; then sudo=sudo; \
	else echo "Missing packages. Please run: sudo apt-get update && sudo $$install" >&2; exit 1; fi; \
	$$sudo apt-get update && $$sudo $$install

build: setup ## Build the program, .build/release/render.
	$(BUILD) --product render

gears: build ## Render 120 frames of the gears scene to out/.
	$(RENDER) gears --frames 120 -o out/ --force

test: setup ## Build and run all tests, and those of the example package.
	$(TEST)
	$(RESOLVE_EXAMPLE)
	$(TEST_EXAMPLE)

record: RECORD = all
record: setup ## Accept the pictures as they are now: write all snapshots anew.
	-$(TEST) --filter 'SceneSheetTests|ExpectSnapshotTests'
	$(RESOLVE_EXAMPLE)
	-$(TEST_EXAMPLE)
	@echo "Recording always fails the tests. Look at what changed (git diff --stat), then run: make test"

assets: setup ## Draw the pictures of the built-in scenes anew, to Assets/.
	$(BUILD) --product AssetStudio
	.build/release/AssetStudio Assets

# A shape of the strokes scene: cut out of its picture, traced, turned into Swift.
# $(call shape,PICTURE,NAME,OPTIONS OF TRACE)
define shape
	$(RENDER) cutout Assets/Assets.xcassets/$(1).imageset/$(1).png -o out/shapes/$(2).png --crop --force
	$(RENDER) trace out/shapes/$(2).png -o out/shapes/$(2).svg $(3) --force
	$(RENDER) outline out/shapes/$(2).svg -o out/shapes/$(2).swift --width 250 --force
	@{ printf '// Made by `make shapes` from the picture %s. Do not edit.\n\n' $(1); cat out/shapes/$(2).swift; } \
		> Scenes/Strokes/$(2).swift
endef

# The thresholds lie above the heart's highlights, so that they are filled, and above the bird's yellow.
shapes: build ## Trace the shapes of the strokes scene anew, and cut out its heart.
	$(call shape,weOnWhite,WeTextShape,--corners 1.2 --optimize 0.4)
	$(call shape,heartOnWhite,HeartShape,--threshold 0.97 --corners 1.2 --optimize 0.4)
	$(call shape,birdOnWhite,BirdShape,--threshold 0.9)
	cp out/shapes/HeartShape.png Assets/Assets.xcassets/heart.imageset/heart.png

# Programs and Python packages to compare with come into a folder of their own; what cannot be had is skipped.
PEERS = .build-peers

bench: build ## Measure where our time goes, and compare our GIFs with those of others.
	$(RENDER) bench
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy scipy scikit-image pillow || { echo "no numpy: GIFs are not compared"; exit 1; }
	@$(PEERS)/bin/pip install -q pyvips || echo "no pyvips: skipped"
	@$(RENDER) gears --frames 120 --size 400x860 -o out/bench-gif/ --force -q
	$(PEERS)/bin/python Tests/Bench/gif_bench.py out/bench-gif \
		--ours '$(RENDER) encode {frames} -o {out} --quality {quality} --force -q'

bench-peers: build ## Draw the gears scene with other renderers and with ours, in one run.
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@for module in numpy pillow skia-python blend2d-py PySide6 psutil websocket-client; do \
		$(PEERS)/bin/pip install -q $$module || echo "no $$module: skipped"; \
	done
	$(PEERS)/bin/python Tests/Bench/peers_bench.py $(RENDER) --whole
	$(PEERS)/bin/python Tests/Bench/kernels_bench.py $(RENDER)

decoders: build ## Ask ffmpeg, Pillow, gifsicle and Chromium whether they read our GIFs and APNGs as we mean them.
	@[ -x $(PEERS)/bin/python ] || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install -q numpy pillow
	@for file in gear.gif belt.apng transitions.gif record-player.gif; do \
		$(RENDER) $${file%%.*} --frames 30 -o out/decoders/$$file --force -q || exit 1; \
	done
	$(PEERS)/bin/python Tests/Bench/decoders.py $(RENDER) out/decoders/*

format: ## Format all Swift files.
	$(SWIFT) format --in-place --parallel --recursive --configuration .swift-format Package.swift Sources Scenes Tests

lint: ## Check the format of all Swift files.
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Scenes Tests

check: lint test ## What a change must pass.

install: build ## Install below PREFIX (/usr/local).
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/zoetrope
	install -s -m 755 $(RENDER) $(DESTDIR)$(PREFIX)/bin/render
	rm -rf $(DESTDIR)$(PREFIX)/share/zoetrope/Assets
	cp -R Assets $(DESTDIR)$(PREFIX)/share/zoetrope/Assets

clean: ## Remove everything that was built.
	rm -rf .build .build-tests Tests/Examples/*/.build out
