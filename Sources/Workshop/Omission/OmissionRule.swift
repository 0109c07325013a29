/// What is done with an author's code that does not compile.
package enum OmissionRule: String, Equatable, Sendable {
    /// It is left out, and the rest is compiled, where it is Zoetrope that lacks something: a name of SwiftUI's or a framework.
    /// An author's own mistakes are errors.
    case missingNames
    /// It is left out, whatever is wrong with it.
    case all
    /// Nothing is left out.
    case never
}
