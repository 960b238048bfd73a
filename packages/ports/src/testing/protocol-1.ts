const note = {
  kind: "note",
  id: "note-1",
  rev: 1,
  v: 1,
  data: { title: "Mitosis", body: "", tags: [], classId: null, pinned: false, createdAt: 1, updatedAt: 1 },
  del: false,
  at: 1000,
  seen: { phone: 1 },
};

/**
 * Version 1 of the protocol as it goes over the wire: what its devices send, word for word, and what its servers answer.
 * It is never edited. As long as `protocol.oldest` is 1, today's server must answer these devices in words they read, and
 * today's devices must read these servers.
 */
export const protocol1 = {
  pushes: [
    {
      sent: `{"epoch":null,"device":"phone","ops":[{"kind":"note","id":"note-1","ifRev":0,"n":1,"v":1,"data":{"title":"Mitosis","body":"","tags":[],"classId":null,"pinned":false,"createdAt":1,"updatedAt":1},"del":false,"at":1000}]}`,
      answered: { results: [{ kind: "note", id: "note-1", status: "ok", rev: 1, at: 1000 }], epoch: "EPOCH" },
    },
    {
      sent: `{"epoch":null,"device":"phone","ops":[{"kind":"note","id":"note-1","ifRev":0,"n":2,"v":1,"data":{"title":"Meiosis","body":"","tags":[],"classId":null,"pinned":false,"createdAt":1,"updatedAt":1},"del":false,"at":1000},{"kind":"spell","id":"x","ifRev":0,"n":3,"v":1,"data":{},"del":false,"at":1000}]}`,
      answered: {
        results: [
          {
            kind: "note",
            id: "note-1",
            status: "conflict",
            row: note,
          },
          { kind: "spell", id: "x", status: "rejected", code: "UNKNOWN_KIND" },
        ],
        epoch: "EPOCH",
      },
    },
  ],
  pulls: [
    {
      asked: "/api/sync/pull?after=0",
      answered: {
        rows: [note],
        cursor: 1,
        more: false,
        head: 1,
        epoch: "EPOCH",
      },
    },
    {
      asked: "/api/sync/pull?before=newest&limit=1",
      answered: { rows: [note], cursor: 1, more: false, head: 1, epoch: "EPOCH" },
    },
    { asked: "/api/sync/pull?after=1", answered: { rows: [], cursor: 1, more: false, head: 1, epoch: "EPOCH" } },
  ],
  otherEpoch: { status: 409, answered: { code: "EPOCH", epoch: "EPOCH" } },
  poke: `event: poke\ndata: {"head":1}\n\n`,
} as const;
