// SPDX-License-Identifier: MIT

import Foundation

/// An incoming message of JSON-RPC 2.0.
package enum RPCMessage: Equatable, Sendable {
    case request(id: JSONValue, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// The answer to a request of this server; an error has no result.
    case response(id: JSONValue, result: JSONValue?)
    /// A message that is malformed. `id` identifies the request for the error answer; null if the request has
    /// no identifier.
    case invalid(id: JSONValue, RPCError)
}

/// An error with the fields of JSON-RPC: code, message and data.
package struct RPCError: Error, Equatable, Sendable {
    package var code: Int
    package var message: String
    package var data: JSONValue?

    package init(code: Int, message: String, data: JSONValue? = nil) {
        (self.code, self.message, self.data) = (code, message, data)
    }

    package static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
    package static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    package static func unknownMethod(_ name: String) -> RPCError {
        RPCError(code: -32601, message: "there is no method \(name)")
    }
    package static func invalidParams(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
    static func unsupportedVersion(_ asked: String) -> RPCError {
        let known = ProtocolVersion.allCases.reversed().map { JSONValue.string($0.rawValue) }
        return RPCError(
            code: -32022, message: "this protocol version is not supported",
            data: ["supported": .array(known), "requested": .string(asked)])
    }
    static func inner(_ message: String) -> RPCError { RPCError(code: -32603, message: message) }
}

/// One line of input: a message, or a batch of several.
package enum RPCLine: Equatable, Sendable {
    case message(RPCMessage)
    case batch([RPCMessage])

    package init(parsing line: Data) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            self = .message(.invalid(id: .null, .parse("not JSON")))
            return
        }
        guard case .array(let values) = value else {
            self = .message(RPCMessage(value))
            return
        }
        self = .batch(values.map(RPCMessage.init))
    }
}

extension RPCMessage {
    package init(_ value: JSONValue) {
        guard let object = value.object else {
            self = .invalid(id: .null, .invalidRequest("a message must be an object"))
            return
        }
        let id = object["id"]
        let isNumbered =
            switch id {
            case .string?, .integer?, .number?: true
            default: false
            }
        func invalid(_ message: String) -> RPCMessage {
            .invalid(id: isNumbered ? id! : .null, .invalidRequest(message))
        }
        if object["jsonrpc"]?.string != "2.0" {
            self = invalid("\"jsonrpc\" is not \"2.0\"")
        } else if let method = object["method"]?.string {
            // Treats `null` as missing, because some clients write it for a message without parameters.
            let params = object["params"].flatMap { $0 == .null ? nil : $0 }
            if let params, params.object == nil, params.array == nil {
                self = invalid("\"params\" is neither an object nor an array")
            } else if isNumbered {
                self = .request(id: id!, method: method, params: params)
            } else if id == nil {
                self = .notification(method: method, params: params)
            } else {
                self = invalid("\"id\" is neither a string nor a number")
            }
        } else if object["method"] == nil, object["result"] != nil || object["error"] != nil {
            self = .response(id: isNumbered ? id! : .null, result: object["result"])
        } else {
            self = invalid("\"method\" is not a string")
        }
    }
}

/// Builds JSON-RPC responses to the client.
package enum RPCAnswer {
    package static func result(_ result: JSONValue, to id: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "result": result]
    }

    package static func error(_ error: RPCError, to id: JSONValue) -> JSONValue {
        var words: [String: JSONValue] = ["code": .integer(error.code), "message": .string(error.message)]
        words["data"] = error.data
        return ["jsonrpc": "2.0", "id": id, "error": .object(words)]
    }
}
