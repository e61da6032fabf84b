/// What makes a section a list.
struct ListSection {}
