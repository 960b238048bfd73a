import { describe, expect, test } from "vitest";
import { fileType, isShownInPlace } from "./file-type.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

describe("what a file is", () => {
  test.each([
    ["image/png", bytes([0x89], "PNG\r\n", [0x1a, 0x0a], "...")],
    ["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
    ["image/gif", bytes("GIF89a...")],
    ["image/webp", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 ")],
    ["audio/wav", bytes("RIFF", [1, 2, 3, 4], "WAVEfmt ")],
    ["application/pdf", bytes("%PDF-1.7\n")],
    ["application/zip", bytes("PK", [3, 4], "....some/file.txt")],
    ["application/epub+zip", bytes("PK", [3, 4], "x".repeat(26), "mimetypeapplication/epub+zip")],
    [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      bytes("PK", [3, 4], "[Content_Types].xml...word/document.xml"),
    ],
    [
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      bytes("PK", [3, 4], "[Content_Types].xml...ppt/presentation.xml"),
    ],
    ["audio/mpeg", bytes("ID3", [4, 0])],
    ["audio/mpeg", bytes([0xff, 0xfb, 0x90, 0x00])],
    ["audio/ogg", bytes("OggS")],
    ["audio/webm", bytes([0x1a, 0x45, 0xdf, 0xa3], "....webm")],
    ["audio/mp4", bytes([0, 0, 0, 0x20], "ftypM4A ")],
    ["text/plain", Buffer.from("# Zellteilung\n\nGrüße, 细胞")],
    ["text/plain", Buffer.alloc(0)],
    ["application/octet-stream", bytes("<!DOCTYPE html><script>alert(1)</script>")],
    ["application/octet-stream", bytes("\n <svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'>")],
    ["application/octet-stream", bytes("<?xml version='1.0'?><html>")],
    ["application/octet-stream", bytes("<script>")],
    ["application/octet-stream", bytes("MZ", [0, 0])],
    ["application/octet-stream", bytes([0xc3, 0x28])],
  ])("%s is told by its content", (type, content) => {
    expect(fileType(content, true)).toBe(type);
  });

  test("a text cut in the middle of a character is still a text", () => {
    const cut = Buffer.from("细胞").subarray(0, 4);
    expect([fileType(cut, false), fileType(cut, true)]).toEqual(["text/plain", "application/octet-stream"]);
  });

  test("only pictures, PDF and sound are shown in place", () => {
    const shown = [
      "image/png",
      "application/pdf",
      "audio/webm",
      "text/plain",
      "application/octet-stream",
      "application/zip",
      "image/svg+xml",
      "text/html",
    ];
    expect(shown.filter(isShownInPlace)).toEqual(["image/png", "application/pdf", "audio/webm"]);
  });
});
