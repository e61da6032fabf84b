"""Fetches the newest release of a project from PyPI and unpacks parts of it. usage: fetch.py <project> <end of the file's name> <folder> <part>…

Nothing of it is run. Prints the version. What is there already is not fetched again.
"""

import hashlib
import io
import json
import sys
import tarfile
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path


def get(address):
    with urllib.request.urlopen(address, timeout=120) as answer:
        return answer.read()


def newest(project, ending):
    release = json.loads(get(f"https://pypi.org/pypi/{project}/json"))
    files = [file for file in release["urls"] if file["filename"].endswith(ending)]
    return release["info"]["version"], files[0]


def contents(data, name):
    """The regular files of an archive, with their paths."""
    if name.endswith(".tar.gz"):
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            for member in archive:
                if member.isfile():
                    yield member.name, archive.extractfile(member).read()
    else:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for path in archive.namelist():
                if not path.endswith("/"):
                    yield path, archive.read(path)


def unpack(data, name, folder, parts):
    for path, content in contents(data, name):
        target = (folder / path).resolve()
        if target.is_relative_to(folder.resolve()) and any(part in path for part in parts):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def main():
    project, ending, folder, *parts = sys.argv[1:]
    version, file = newest(project, ending)
    target = Path(folder) / f"{project}-{version}"
    if not target.exists():
        data = get(urllib.parse.urljoin(f"https://pypi.org/simple/{project}/", file["url"]))
        if hashlib.sha256(data).hexdigest() != file["digests"]["sha256"]:
            sys.exit(f"{file['filename']} is damaged")
        unfinished = target.with_name(target.name + ".part")
        unpack(data, file["filename"], unfinished, parts)
        unfinished.rename(target)
    print(version)


main()
