/// Puts a value in the place of another.
///
/// Unlike an assignment it frees nothing while the variable is being changed, so that what is freed may look at it.
///
/// - Parameters:
///   - variable: What changes.
///   - value: What it holds from now on.
/// - Returns: What it held.
func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
  let old = variable
  variable = value
  return old
}
