import Drawing

public typealias BlendMode = Drawing.BlendMode
