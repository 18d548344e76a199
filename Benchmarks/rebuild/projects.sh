# shellcheck shell=bash
# The projects: 100 screens, each of which leads to up to three others, in one module or in ten features of ten.
#
# direct   a screen makes the next and pushes it
# fresh    a screen names a case of the app's enum; one class knows all screens and is found by its name
# waymark  a screen names a route; a coordinator knows the screens. In many modules every feature has an enum and a
#          coordinator of its own, and leaves the feature by a closure

count=100
size=10
# The screen that is edited, and its feature.
edited=50

# target_of PROJECT: the module that has everything else linked in.
target_of() {
  case $1 in
    direct-one) echo DirectOne ;; direct-many) echo DirectMany ;;
    fresh-one) echo FreshOne ;; fresh-many) echo FreshMany ;;
    waymark-one) echo WaymarkOne ;; waymark-many) echo WaymarkMany ;;
  esac
}

# targets_of PROJECT: all of its modules.
targets_of() {
  local app k
  app=$(target_of "$1")
  echo "$app"
  case $1 in *-one) return ;; esac
  if [ "$1" = fresh-many ]; then echo FreshManyRoutes; fi
  for ((k = 0; k < count / size; k++)); do echo "${app}Feature$k"; done
}

# folder PROJECT N: where a screen's file is.
folder() {
  case $1 in
    *-one) echo "$work/Sources/$(target_of "$1")" ;;
    *) echo "$work/Sources/$(target_of "$1")Feature$(($2 / size))" ;;
  esac
}

# next N: the screens that a screen leads to.
next() {
  local step
  for step in 1 7 31; do if [ $(($1 + step)) -lt $count ]; then echo $(($1 + step)); fi; done
}

# access PROJECT: what declarations are that other modules use.
access() { case $1 in *-many) echo "public " ;; esac; }

# screen PROJECT N NAME TARGET…: the file of a screen that leads to others.
screen() {
  local project=$1 number=$2 name=$3 public feature=$(($2 / size)) target app
  shift 3
  public=$(access "$project")
  app=$(target_of "$project")
  {
    echo "import HeadlessUIKit"
    case $project in
      fresh-*) echo "import FreshRouter" ;;
      waymark-*) echo "import Waymark" ;;
    esac
    case $project in
      fresh-many) echo "import FreshManyRoutes" ;;
      direct-many)
        for target in "$@"; do
          case $target in
            [0-9]*) if [ $((target / size)) != "$feature" ]; then echo "import ${app}Feature$((target / size))"; fi ;;
          esac
        done | sort -u
        ;;
    esac
    echo
    echo "${public}final class $name: UIViewController {"
    echo "  let text: String"
    case $project in
      waymark-one) echo "  let context: ScreenContext<AppRoute>" ;;
      waymark-many)
        echo "  let context: ScreenContext<Feature${feature}Route>"
        echo "  let leave: (Int) -> Void"
        ;;
    esac
    echo
    case $project in
      waymark-one) echo "  init(text: String, context: ScreenContext<AppRoute>) {" ;;
      waymark-many)
        echo "  init(text: String, context: ScreenContext<Feature${feature}Route>, leave: @escaping (Int) -> Void) {"
        ;;
      *) echo "  ${public}init(text: String) {" ;;
    esac
    echo "    self.text = text"
    case $project in waymark-*) echo "    self.context = context" ;; esac
    case $project in waymark-many) echo "    self.leave = leave" ;; esac
    echo "    super.init(nibName: nil, bundle: nil)"
    echo "  }"
    echo
    echo "  ${public}required init?(coder: NSCoder) { nil }"
    echo
    echo "  ${public}override func viewDidLoad() {"
    echo "    super.viewDidLoad()"
    echo "    title = text"
    echo "  }"
    for target in "$@"; do
      echo
      echo "  func show$target() {"
      case $project in
        direct-*) echo "    navigationController?.pushViewController(Screen$target(text: text), animated: true)" ;;
        fresh-*) echo "    navigate(MyNavigation.screen$target(text))" ;;
        waymark-one) echo "    context.push(.screen$target(text))" ;;
        waymark-many)
          if [ "$target" = New ] || [ $((target / size)) = "$feature" ]; then
            echo "    context.push(.screen$target(text))"
          else
            echo "    leave($target)"
          fi
          ;;
      esac
      echo "  }"
    done
    echo "}"
  } > "$(folder "$project" "$number")/$name.swift"
}

# numbers FIRST END [new]: the names of screens, and New where the one that is added belongs.
numbers() {
  local n
  for ((n = $1; n < $2; n++)); do echo "$n"; done
  if [ "${3:-}" = new ] && [ "$1" -le $edited ] && [ "$2" -gt $edited ]; then echo New; fi
}

# cases PROJECT ENUM PROTOCOL FIRST END [new]: an enum with a case a screen.
cases() {
  local project=$1 name=$2 protocol=$3 public n
  shift 3
  public=$(access "$project")
  echo "${public}enum $name: $protocol {"
  for n in $(numbers "$@"); do echo "  case screen$n(String)"; done
  echo "}"
}

# routes PROJECT [new]: what knows the screens.
routes() {
  local project=$1 new=${2:-} app folder k
  app=$(target_of "$project")
  folder=$work/Sources/$app
  case $project in
    fresh-*)
      local enums=$folder
      if [ "$project" = fresh-many ]; then enums=$work/Sources/FreshManyRoutes; fi
      { echo "import FreshRouter"; echo; cases "$project" MyNavigation Navigation 0 $count "$new"; } > "$enums/MyNavigation.swift"
      {
        echo "import FreshRouter"
        echo "import HeadlessUIKit"
        if [ "$project" = fresh-many ]; then
          echo "import FreshManyRoutes"
          for ((k = 0; k < count / size; k++)); do echo "import ${app}Feature$k"; done
        fi
        echo
        echo "class MyAppNavigation: RuntimeInjectable, AppNavigation {"
        echo "  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {"
        echo "    guard let navigation = navigation as? MyNavigation else { return UIViewController() }"
        echo "    switch navigation {"
        for k in $(numbers 0 $count "$new"); do echo "    case .screen$k(let text): return Screen$k(text: text)"; done
        echo "    }"
        echo "  }"
        echo
        echo "  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {"
        echo "    from.navigationController?.pushViewController(to, animated: true)"
        echo "  }"
        echo "}"
      } > "$folder/MyAppNavigation.swift"
      ;;
    waymark-one)
      { echo "import Waymark"; echo; cases "$project" AppRoute Route 0 $count "$new"; } > "$folder/AppRoute.swift"
      coordinator AppCoordinator AppRoute "" "$(numbers 0 $count "$new")" > "$folder/AppCoordinator.swift"
      ;;
    waymark-many)
      for ((k = 0; k < count / size; k++)); do
        local first=$((k * size)) in=$work/Sources/${app}Feature$k n
        {
          echo "import Waymark"
          echo
          cases "$project" "Feature${k}Route" Route "$first" $((first + size)) "$new"
          echo
          echo "extension Feature${k}Route {"
          echo "  public init?(_ number: Int) {"
          echo "    switch number {"
          for ((n = first; n < first + size; n++)); do echo "    case $n: self = .screen$n(\"\")"; done
          echo "    default: return nil"
          echo "    }"
          echo "  }"
          echo "}"
        } > "$in/Feature${k}Route.swift"
        coordinator "Feature${k}Coordinator" "Feature${k}Route" "public " \
          "$(numbers "$first" $((first + size)) "$new")" > "$in/Feature${k}Coordinator.swift"
      done
      ;;
  esac
}

# coordinator NAME ROUTE ACCESS SCREENS: a coordinator that makes the screens of an enum.
coordinator() {
  local name=$1 route=$2 public=$3 screens=$4 n leave=
  echo "import HeadlessUIKit"
  echo "import Waymark"
  echo
  echo "${public}struct $name: Coordinator {"
  if [ -n "$public" ]; then
    leave=", leave: leave"
    echo "  let leave: (Int) -> Void"
    echo
    echo "  public init(leave: @escaping (Int) -> Void) { self.leave = leave }"
    echo
  fi
  echo "  ${public}func screen(for route: $route, context: ScreenContext<$route>) -> UIViewController {"
  echo "    switch route {"
  for n in $screens; do
    echo "    case .screen$n(let text): Screen$n(text: text, context: context$leave)"
  done
  echo "    }"
  echo "  }"
  echo "}"
}

# application PROJECT: where the app starts.
application() {
  local project=$1 app k
  app=$(target_of "$project")
  {
    echo "import HeadlessUIKit"
    case $project in
      fresh-*)
        echo "import FreshRouter"
        echo
        echo "@MainActor public func start() {"
        echo "  Router.default.setupAppNavigation(appNavigation: appNavigationFromString(\"$app.MyAppNavigation\"))"
        echo "}"
        ;;
      direct-*)
        if [ "$project" = direct-many ]; then echo "import ${app}Feature0"; fi
        echo
        echo "@MainActor public func start() -> UIViewController { Screen0(text: \"\") }"
        ;;
      waymark-one)
        echo "import Waymark"
        echo
        echo "@MainActor public func start() { _ = Router<AppRoute>(.screen0(\"\")) }"
        ;;
      waymark-many)
        echo "import Waymark"
        for ((k = 0; k < count / size; k++)); do echo "import ${app}Feature$k"; done
        echo
        echo "enum AppRoute: Route {"
        for ((k = 0; k < count / size; k++)); do echo "  case feature$k(Feature${k}Route)"; done
        echo
        echo "  init?(_ number: Int) {"
        echo "    switch number / $size {"
        for ((k = 0; k < count / size; k++)); do
          echo "    case $k: guard let route = Feature${k}Route(number) else { return nil }; self = .feature$k(route)"
        done
        echo "    default: return nil"
        echo "    }"
        echo "  }"
        echo "}"
        echo
        echo "struct AppCoordinator: Coordinator {"
        echo "  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {"
        echo "    let leave: (Int) -> Void = { if let route = AppRoute(\$0) { context.push(route) } }"
        echo "    switch route {"
        for ((k = 0; k < count / size; k++)); do
          echo "    case .feature$k(let route):"
          echo "      return Feature${k}Coordinator(leave: leave)"
          echo "        .screen(for: route, context: context.scoped(AppRoute.feature$k))"
        done
        echo "    }"
        echo "  }"
        echo "}"
        ;;
    esac
  } > "$work/Sources/$app/App.swift"
}

# make_project PROJECT: writes all of its files.
make_project() {
  local project=$1 n target
  for target in $(targets_of "$project"); do
    rm -rf "$work/Sources/$target"
    mkdir -p "$work/Sources/$target"
  done
  # shellcheck disable=SC2046
  for ((n = 0; n < count; n++)); do screen "$project" $n "Screen$n" $(next $n); done
  routes "$project"
  application "$project"
}

# dependencies PROJECT TARGET: what a module depends on, as the manifest has it.
dependencies() {
  local project=$1 target=$2 app k
  app=$(target_of "$project")
  echo -n "headless"
  case $project in fresh-*) echo -n ", fresh" ;; waymark-*) echo -n ", waymark" ;; esac
  case $project in *-one) return ;; esac
  if [ "$project" = fresh-many ] && [ "$target" != FreshManyRoutes ]; then echo -n ", \"FreshManyRoutes\""; fi
  if [ "$target" = "$app" ]; then
    for ((k = 0; k < count / size; k++)); do echo -n ", \"${app}Feature$k\""; done
  elif [ "$project" = direct-many ]; then
    # What the screens of a feature lead to: the next features, up to 31 screens on.
    for ((k = ${target##*Feature} + 1; k < count / size && k <= ${target##*Feature} + 4; k++)); do
      echo -n ", \"${app}Feature$k\""
    done
  fi
}

make_manifest() {
  local project target
  mkdir -p "$work/Sources/Warmup"
  printf 'import FreshRouter\nimport HeadlessUIKit\nimport Waymark\n' > "$work/Sources/Warmup/Warmup.swift"
  {
    echo "// swift-tools-version: 6.2"
    echo "import PackageDescription"
    echo
    echo "let headless = Target.Dependency.product(name: \"HeadlessUIKit\", package: \"$(basename "$root")\")"
    echo "let fresh = Target.Dependency.product(name: \"FreshRouter\", package: \"$(basename "$root")\")"
    echo "let waymark = Target.Dependency.product(name: \"Waymark\", package: \"$(basename "$root")\")"
    echo
    echo "let package = Package("
    echo "  name: \"Rebuild\", platforms: [.iOS(.v17), .macOS(.v14)],"
    echo "  dependencies: [.package(path: \"$root\")],"
    echo "  targets: ["
    echo "    .target(name: \"Warmup\", dependencies: [headless, fresh, waymark]),"
    for project in "${projects[@]}"; do
      for target in $(targets_of "$project"); do
        echo "    .target(name: \"$target\", dependencies: [$(dependencies "$project" "$target")]),"
      done
    done
    echo "  ])"
  } > "$work/Package.swift"
}

# Edits: each changes the files of a project as a person would.

# change PROJECT OLD NEW: replaces a line of the edited screen.
change() {
  local file old=$2 new=$3
  file=$(folder "$1" $edited)/Screen$edited.swift
  grep -q -- "$old" "$file" || { echo "rebuild: $file has no line with $old" >&2; exit 1; }
  sed "s/$old/$new/" "$file" > "$file.new"
  mv "$file.new" "$file"
}

edit_body() { change "$1" 'title = text' 'title = text + "!"'; }

edit_initialiser() { change "$1" 'init(text: String' 'init(text: String, isNew: Bool = false'; }

edit_property() { change "$1" '  let text: String$' '  let text: String; var visits = 0'; }

edit_route() {
  screen "$1" $edited ScreenNew
  change "$1" 'super.viewDidLoad()' 'super.viewDidLoad(); if text.isEmpty { showNew() }'
  local file
  file=$(folder "$1" $edited)/Screen$edited.swift
  sed '$d' "$file" > "$file.new"
  {
    cat "$file.new"
    echo
    echo "  func showNew() {"
    case $1 in
      direct-*) echo "    navigationController?.pushViewController(ScreenNew(text: text), animated: true)" ;;
      fresh-*) echo "    navigate(MyNavigation.screenNew(text))" ;;
      waymark-*) echo "    context.push(.screenNew(text))" ;;
    esac
    echo "  }"
    echo "}"
  } > "$file"
  rm "$file.new"
  routes "$1" new
}
