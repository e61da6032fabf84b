#include "References.h"
#include <sqlite3.h>
#include <stdio.h>
#include <unistd.h>

// Rows as Core Data writes them for objects with two texts, a number with an index, a price and a date.
static int write_rows(sqlite3 *database, int count) {
    sqlite3_stmt *statement;
    if (sqlite3_exec(
            database,
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
            "CREATE TABLE Item(z_pk INTEGER PRIMARY KEY, z_ent INTEGER, z_opt INTEGER, title TEXT, detail TEXT, number INTEGER,"
            "price REAL, date REAL); CREATE INDEX byNumber ON Item(number); BEGIN IMMEDIATE",
            0, 0, 0))
        return 0;
    if (sqlite3_prepare_v2(database, "INSERT INTO Item VALUES(?, ?, ?, ?, ?, ?, ?, ?)", -1, &statement, 0)) return 0;
    for (int row = 0; row < count; row++) {
        char title[64], detail[64];
        snprintf(title, sizeof title, "Title of row %d", row);
        snprintf(detail, sizeof detail, "Some more words for row %d", row);
        sqlite3_bind_int64(statement, 1, row + 1);
        sqlite3_bind_int64(statement, 2, 1);
        sqlite3_bind_int64(statement, 3, 1);
        sqlite3_bind_text(statement, 4, title, -1, SQLITE_TRANSIENT);
        sqlite3_bind_text(statement, 5, detail, -1, SQLITE_TRANSIENT);
        sqlite3_bind_int64(statement, 6, row);
        sqlite3_bind_double(statement, 7, row * 0.5);
        sqlite3_bind_double(statement, 8, 7e8);
        sqlite3_step(statement);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
    return sqlite3_exec(database, "COMMIT", 0, 0, 0) == SQLITE_OK;
}

int reference_write_rows(const char *path, int count) {
    sqlite3 *database;
    if (sqlite3_open(path, &database)) return 0;
    int isWritten = write_rows(database, count);
    sqlite3_close(database);
    return isWritten;
}
