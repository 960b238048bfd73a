import { labelled } from "./corpus-text.ts";

export const english = [
  labelled({
    subject: "biology",
    text: `
§Photosynthesis is the process by which green plants, algae and some bacteria turn light energy into chemical energy. It keeps almost every food chain on Earth going. In plants it takes place inside chloroplasts, tiny green bodies that fill the cells of a leaf. §Their colour comes from chlorophyll, a pigment that absorbs red and blue light and reflects green.

§The process has two stages. §During the light-dependent reactions, which happen in the thylakoid membranes, energy from the sun splits water molecules, and oxygen is released as a waste product. The energy is stored for a short time in two carrier molecules, ATP and NADPH. §The second stage, the Calvin cycle, uses these carriers to build sugar from carbon dioxide. It takes place in the stroma, the fluid that surrounds the thylakoids.

§How fast photosynthesis runs depends on light intensity, temperature and the concentration of carbon dioxide. A limiting factor is the condition that is in shortest supply and therefore sets the pace. On a bright cold morning, for instance, temperature holds the reaction back although there is plenty of light. Above about 40 degrees the enzymes lose their shape and the rate falls sharply. Farmers who heat their greenhouses and add carbon dioxide to the air make use of exactly this knowledge.`,
    terms: [
      "photosynthesis",
      "chloroplast",
      "chlorophyll",
      "light-dependent reactions",
      "Calvin cycle",
      "carbon dioxide",
      "limiting factor",
      "light energy",
      "oxygen",
      "stroma",
      "thylakoid",
    ],
    defines: ["photosynthesis", "limiting factor"],
    facts: ["40"],
    asks: [
      ["Where does the Calvin cycle happen?", "takes place in the stroma"],
      ["Why are leaves green?", "reflects green"],
      ["What is a limiting factor?", "in shortest supply"],
    ],
  }),
  labelled({
    subject: "history",
    text: `
§The First World War began in the summer of 1914, but its causes reach back several decades. Historians usually name four of them: militarism, alliances, imperialism and nationalism. §Militarism is the belief that a country should keep strong armed forces and be ready to use them. Between 1890 and 1914 the great powers doubled their spending on armies, and Germany and Britain raced to build battleships.

§By 1907 Europe was divided into two camps. The Triple Alliance joined Germany, Austria-Hungary and Italy, while the Triple Entente linked France, Russia and Britain. §These alliances meant that a quarrel between two states could pull in all the others. Nationalism made matters worse in the Balkans, where Slavic peoples wanted states of their own and Austria-Hungary feared for its unity.

§On 28 June 1914 Archduke Franz Ferdinand, heir to the throne of Austria-Hungary, was shot in Sarajevo by Gavrilo Princip, a Bosnian Serb student. Austria-Hungary sent Serbia an ultimatum with ten demands and declared war a month later. Russia mobilised to protect Serbia, Germany declared war on Russia and France, and the German march through neutral Belgium brought Britain in. §Within six weeks a local crisis had become a European war. About 17 million people died before it ended in 1918.`,
    terms: [
      "First World War",
      "militarism",
      "nationalism",
      "Triple Alliance",
      "Triple Entente",
      "Franz Ferdinand",
      "Austria-Hungary",
      "alliances",
      "Serbia",
      "imperialism",
    ],
    defines: ["militarism"],
    facts: ["1914", "1907", "1918", "17"],
    asks: [
      ["Who killed Franz Ferdinand?", "Gavrilo Princip"],
      ["Which countries were in the Triple Entente?", "linked France, Russia and Britain"],
      ["How many people died in the war?", "17 million people died"],
    ],
  }),
  labelled({
    subject: "physics",
    text: `
# Forces and motion

## Inertia
§Newton's first law states that an object stays at rest or keeps moving at constant velocity unless a resultant force acts on it. §Inertia is the tendency of an object to resist a change in its motion. The more mass a body has, the greater its inertia, which is why a loaded lorry needs a long distance to stop.

## Force and acceleration
§The second law links force, mass and acceleration: $F = ma$. If the same force pushes two trolleys, the lighter one speeds up more. §Weight is the force with which gravity pulls on a mass, and it is measured in newtons. On the Moon an astronaut has the same mass as on Earth but only one sixth of the weight.

## Friction
§Friction is a force that opposes the sliding of two surfaces over each other. Rough surfaces usually give more friction than smooth ones, and oil reduces it. A falling skydiver speeds up until the drag of the air equals the weight. The steady speed reached then is called terminal velocity. For a person in free fall it is about 55 metres per second. When the parachute opens, drag grows suddenly, and a new and much lower terminal velocity of about 5 metres per second is reached.`,
    terms: ["inertia", "force", "mass", "acceleration", "weight", "friction", "terminal velocity", "drag", "first law"],
    defines: ["inertia", "weight", "friction", "terminal velocity", "Newton's first law"],
    facts: ["55", "5"],
    asks: [
      ["Why does a heavy truck need longer to stop?", "the greater its inertia"],
      ["What is the unit of weight?", "measured in newtons"],
      ["How fast does a skydiver fall before opening the parachute?", "about 55 metres per second"],
    ],
  }),
  labelled({
    subject: "economics",
    text: `
§Inflation is a general and lasting rise in the prices of goods and services. When it happens, each coin in your pocket buys a little less than before. Economists measure inflation with a price index, which follows the cost of a basket of goods that a typical household buys. §If the basket cost 200 euros last year and costs 206 euros today, the inflation rate is 3 percent.

§There are two common explanations for rising prices. §Demand-pull inflation occurs when people want to buy more than the economy can produce. Cost-push inflation starts on the other side: wages, energy or raw materials become more expensive, and firms pass the extra cost on to their customers. The oil crisis of 1973 is the textbook case.

§Central banks fight inflation mainly by raising interest rates. The interest rate is the price of borrowing money. When loans become dearer, families postpone buying a car and companies build fewer factories, so demand cools down. A little inflation is considered healthy, and many central banks aim for 2 percent a year. Deflation, a lasting fall in prices, sounds pleasant but can be dangerous, because people wait for things to become even cheaper and stop spending.`,
    terms: [
      "inflation",
      "price index",
      "demand-pull inflation",
      "cost-push inflation",
      "interest rate",
      "central bank",
      "deflation",
      "basket",
      "prices",
      "inflation rate",
      "demand",
    ],
    defines: ["inflation", "interest rate"],
    facts: ["3", "1973", "2"],
    asks: [
      ["How is inflation measured?", "measure inflation with a price index"],
      ["What do central banks do against inflation?", "raising interest rates"],
      ["Why is deflation dangerous?", "people wait for things to become even cheaper"],
    ],
  }),
  labelled({
    subject: "geography",
    text: `
§The surface of the Earth is broken into huge slabs of rock called tectonic plates. They float on the hot, slowly flowing mantle and move a few centimetres a year, about as fast as fingernails grow. §Most earthquakes and volcanoes lie along the boundaries where plates meet.

§At a divergent boundary two plates move apart, and magma rises to fill the gap. This is how the Mid-Atlantic Ridge was formed, a chain of mountains under the ocean that is 16,000 kilometres long. §At a convergent boundary plates push against each other. If one of them carries ocean floor, it sinks beneath the other; geologists call this subduction. Deep trenches and rows of volcanoes mark such places. Where two continents collide, as India and Asia have done for 50 million years, mountain ranges like the Himalayas are folded up.

§At a transform boundary plates slide past each other without making or destroying crust. They stick, tension builds up for decades, and then the rock breaks in a sudden jolt. The San Andreas Fault in California is the best known example. §The point inside the Earth where an earthquake starts is called the focus, and the epicentre is the point on the surface directly above it. In 1906 such a quake destroyed most of San Francisco.`,
    terms: [
      "tectonic plates",
      "divergent boundary",
      "convergent boundary",
      "transform boundary",
      "subduction",
      "epicentre",
      "mantle",
      "earthquake",
      "plates",
      "magma",
      "volcanoes",
      "focus",
    ],
    defines: ["tectonic plates", "focus", "subduction"],
    facts: ["16,000", "50", "1906"],
    asks: [
      ["How did the Himalayas form?", "mountain ranges like the Himalayas are folded up"],
      ["What happens at a divergent boundary?", "two plates move apart"],
      ["When was San Francisco destroyed?", "In 1906"],
    ],
  }),
  labelled({
    subject: "literature",
    text: `
§A sonnet is a poem of fourteen lines that follows a strict pattern of rhyme. It was invented in Italy in the thirteenth century and became famous through Petrarch, who wrote 317 of them to a woman he called Laura. §The Petrarchan sonnet falls into two parts: an octave that sets out a problem and a sestet that answers it. The moment between the two, where the thought changes direction, is known as the volta.

English poets adopted the form in the sixteenth century and changed it. §The Shakespearean sonnet consists of three quatrains and a closing couplet. A quatrain is a group of four lines, and a couplet is a pair of lines that rhyme with each other. §Each quatrain usually develops the theme with a new image, while the couplet sums it up or turns it around. Shakespeare published 154 sonnets in 1609.

§Most English sonnets are written in iambic pentameter. This metre has five feet in each line, and in each foot an unstressed syllable is followed by a stressed one, like the beating of a heart. When a poet breaks the rhythm on purpose, readers should ask why. A heavy first syllable can make a word sound like a blow, and a missing one can let a line limp.`,
    terms: [
      "sonnet",
      "Petrarchan sonnet",
      "octave",
      "sestet",
      "volta",
      "Shakespearean sonnet",
      "quatrain",
      "couplet",
      "iambic pentameter",
      "rhyme",
    ],
    defines: ["sonnet", "volta", "quatrain"],
    facts: ["317", "154", "1609"],
    asks: [
      ["How many sonnets did Shakespeare publish?", "published 154 sonnets"],
      ["What is a volta?", "known as the volta"],
      ["What are the parts of a Petrarchan sonnet?", "an octave that sets out a problem"],
    ],
  }),
];
