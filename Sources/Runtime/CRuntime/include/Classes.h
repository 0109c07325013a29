// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CLASSES_H
#define ZOETROPE_CLASSES_H

// Makes an object of `subclass` by its initializer `init()`, which overrides or inherits the one of `base`.
//
// Swift code can call the initializer of a class known at run time only if the initializer is `required`. The one of
// `NSObject` is not, and view code cannot be asked to add the keyword.
//
// base: the metadata of a nongeneric class that declares exactly one initializer, `init()`.
// subclass: the metadata of a subclass.
// Returns the object, retained, or null if the metadata of `base` does not have the expected layout.
void *_Nullable class_make_object(const void *_Nonnull base, const void *_Nonnull subclass);

// Makes an object of `subclass` by the only initializer that `base` declares, which takes two objects. The initializer
// consumes a reference to each of them. The second may be null.
void *_Nullable class_make_object_of_two(
    const void *_Nonnull base, const void *_Nonnull subclass, void *_Nonnull first, void *_Nullable second);

#endif
