// The floor of searching: the same texts as bare lists of numbers in a worker. No order of merit but the count, no
// typing errors, no marks, no excerpts, nothing kept.
let indexes = [];

addEventListener("message", ({ data }) => {
  if (data.lists) {
    indexes = data.lists.map(indexOf);
    postMessage({ ready: indexes.length });
  } else postMessage({ asked: data.asked, found: indexes.map((one) => search(one, data.asked)) });
});

function indexOf(texts) {
  const lists = new Map();
  const grown = new Map();
  texts.forEach((text, note) => {
    for (const word of new Set(wordsOf(text))) {
      const list = grown.get(word);
      if (list) list.push(note);
      else grown.set(word, [note]);
    }
  });
  for (const [word, list] of grown) lists.set(word, Uint32Array.from(list));
  return { lists, words: [...lists.keys()].sort() };
}

/** Words of Latin letters; of Chinese and Japanese each two letters that follow one another. */
function wordsOf(text) {
  const found = text.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const part of text.match(/[\u3040-\u9fff]+/g) ?? [])
    for (let at = 0; at + 1 < part.length; at++) found.push(part.slice(at, at + 2));
  return found;
}

function search({ lists, words }, asked) {
  const counts = new Map();
  const parts = wordsOf(asked);
  parts.forEach((part, at) => {
    for (let first = startOf(words, part); words[first]?.startsWith(part); first++) {
      for (const note of lists.get(words[first])) {
        const count = counts.get(note) ?? 0;
        if (at === 0 || count >= at) counts.set(note, at + 1);
      }
    }
  });
  const found = [];
  for (const [note, count] of counts) if (count === parts.length) found.push(note);
  return found.slice(0, 50);
}

function startOf(words, part) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle] < part) low = middle + 1;
    else high = middle;
  }
  return low;
}
