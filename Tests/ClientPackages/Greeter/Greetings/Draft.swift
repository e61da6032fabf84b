This is no Swift, and an exception of its folder.
