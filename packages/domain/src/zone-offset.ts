import { numberOfDay } from "./days.ts";

/** How far the clocks of one zone are ahead of UTC at an instant, in milliseconds. */
export type ZoneOffset = (instant: number) => number;

type TemporalOfEngine = {
  readonly Now: { readonly timeZoneId: () => string };
  readonly ZonedDateTime: new (nanoseconds: bigint, zone: string) => { readonly offsetNanoseconds: number };
};

/** Throws where this engine knows no zone of that name. */
export function zoneOffset(zone: string): ZoneOffset {
  const temporal = temporalHere();
  return temporal ? byTemporal(temporal, zone) : byIntl(zone);
}

/** The zone of this device. */
export function zoneHere(): string {
  return temporalHere()?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The first formatter of a page costs a browser 26 ms, more than its first screen; Temporal tells for nothing. */
function temporalHere(): TemporalOfEngine | undefined {
  return (globalThis as { readonly Temporal?: TemporalOfEngine }).Temporal;
}

function byTemporal({ ZonedDateTime }: TemporalOfEngine, zone: string): ZoneOffset {
  const offsetAt = (instant: number) =>
    new ZonedDateTime(BigInt(Math.floor(instant)) * 1_000_000n, zone).offsetNanoseconds / 1_000_000;
  offsetAt(0);
  return offsetAt;
}

function byIntl(zone: string): ZoneOffset {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (asked) => {
    // Before the year 1, years are counted in another way.
    const instant = Math.max(asked, yearOne);
    const [month = 0, dayOfMonth = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      clock.format(instant).match(/\d+/g) ?? []
    ).map(Number);
    const local = numberOfDay(year, month, dayOfMonth) * 86_400_000 + ((hour * 60 + minute) * 60 + second) * 1000;
    return local - Math.floor(instant / 1000) * 1000;
  };
}

const yearOne = numberOfDay(1, 1, 2) * 86_400_000;
