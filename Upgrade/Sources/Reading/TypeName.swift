import SwiftSyntax

/// The name of a type as it is written, without its generic arguments.
struct TypeName: Hashable {
  /// Empty for what has no name, such as a tuple.
  let name: String
  /// Whether the name of a module of Waymark's stands before it.
  var isWaymarks = false

  init(_ name: String, isWaymarks: Bool = false) {
    self.name = name
    self.isWaymarks = isWaymarks
  }

  /// The name of a type: optional, inout, `any` and attributes aside.
  init(_ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType)
    } else if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
      self.init(constrained.constraint)
    } else if let name = type.as(IdentifierTypeSyntax.self) {
      self.init(name.name.name)
    } else if let member = type.as(MemberTypeSyntax.self) {
      let module = member.baseType.as(IdentifierTypeSyntax.self)?.name.name ?? ""
      self.init(member.name.name, isWaymarks: Renames.modules.contains(module))
    } else {
      self.init("")
    }
  }
}

extension TokenSyntax {
  /// The name that it is, without backticks.
  var name: String { identifier?.name ?? text }
}

extension ExprSyntax {
  /// The type that is called to make a value: `Router(…)`, `Waymark.Router<R>(…)`.
  var typeName: TypeName? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typeName }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.name {
      return name.first?.isUppercase == true ? TypeName(name) : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.name
    if name == "init" { return base.typeName }
    guard name.first?.isUppercase == true else { return nil }
    let module = base.as(DeclReferenceExprSyntax.self)?.baseName.name ?? ""
    return TypeName(name, isWaymarks: Renames.modules.contains(module))
  }

  /// The last name of a chain of properties: `self.session?.router` is `router`.
  var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.name }
    if let member = self.as(MemberAccessExprSyntax.self), member.base != nil {
      return member.declName.baseName.name
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.lastName }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.lastName }
    return nil
  }
}
