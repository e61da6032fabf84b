#pragma once
#include <libxml/xmlversion.h>
// Debian's library converts encodings with ICU, whose declarations are not those that Foundation brings along. They only
// concern the private end of a structure that is not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
