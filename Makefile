# The commands of every day. `make` lists them; each is a line that can be run without make.

.DEFAULT_GOAL := help
.PHONY: help check test format bench site api apple

# Where there is Xcode, its own.
SDK ?= $(shell xcrun --sdk iphoneos --show-sdk-path 2>/dev/null)

help: ## List what there is
	@sed -n 's/^\([a-z][a-z]*\):.*## \(.*\)$$/\1	\2/p' $(firstword $(MAKEFILE_LIST)) | \
	  while IFS='	' read -r name text; do printf '  make %-8s %s\n' "$$name" "$$text"; done

check: ## Format, build, and the tests of what has changed; BASE=COMMIT compares with another commit
	Scripts/check-changed $(BASE)

test: ## All tests
	swift test

format: ## Format the sources in place
	swift format --in-place --recursive Package.swift Sources Tests Examples Snippets \
	  Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests Benchmarks/peers/Package.swift Benchmarks/peers/Sources \
	  Fuzz/Package.swift Fuzz/Sources Mutation Upgrade/Sources Scripts/tutorials

bench: ## Measure, and hold the figures to their bounds
	Scripts/bench-check

site: ## The documentation of every module as one site, in .build/site, shown on a local port
	Scripts/site .build/site --serve

api: ## Name what would break an app in what the libraries declare in public
	Scripts/check-api

apple: ## Type-check what Apple's systems build; SDK=FOLDER is an SDK other than Xcode's for iOS
	Scripts/check-apple "$(SDK)"
