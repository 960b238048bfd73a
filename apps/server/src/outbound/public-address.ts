import { BlockList, isIP } from "node:net";

/**
 * Whether an address is one that anybody on the internet could reach. What a student types must not lead to this machine,
 * its neighbours or its cloud's own services. [CAL-5]
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, "ipv4");
    case 6:
      // An address with a zone ("fe80::1%eth0") is one of this machine's own networks.
      return !address.includes("%") && global6.check(address, "ipv6") && !special6.check(address, "ipv6");
    default:
      return false;
  }
}

function listOf(family: "ipv4" | "ipv6", ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

/** The special-purpose registry of IANA, and multicast. */
const special4 = listOf("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10", // behind a carrier's NAT
  "127.0.0.0/8",
  "169.254.0.0/16", // link-local: clouds tell their secrets there
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** All else is loopback, link-local, private, multicast, or an IPv4 address in disguise (mapped, NAT64). */
const global6 = listOf("ipv6", ["2000::/3"]);
const special6 = listOf("ipv6", [
  "2001::/23", // Teredo carries an IPv4 address, and the rest is no host's
  "2001:db8::/32",
  "2002::/16", // 6to4 carries an IPv4 address
  "2620:4f:8000::/48",
  "3ffe::/16",
  "3fff::/20",
]);
